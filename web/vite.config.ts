import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  // Nothing is inlined: the server's content policy allows only files of its own.
  build: { target: "es2023", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8335", ws: true } } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
