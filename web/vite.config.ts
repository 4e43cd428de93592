import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  // Nothing is inlined: the server's content policy allows only files of its own.
  build: { target: "es2023", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: "es" },
  // Only the page names its files from the root, which `ennead site` changes: a site may lie anywhere.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8335", ws: true } } },
});
