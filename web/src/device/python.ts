/** Python in a worker: Pyodide and the archive of Ennead, both from the folder of the site. */

/** What is used of Pyodide. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, where: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(module: string): unknown;
}

const HOME = "/ennead";
/** Compiled modules that this browser refuses: their sources lie beside them. */
const WITHOUT_COMPILED = `
import pathlib, sys
for compiled in pathlib.Path("${HOME}").glob("ennead*/**/*.so"):
    compiled.unlink()
for compiled in pathlib.Path("${HOME}").glob("ennead__mypyc*.so"):
    compiled.unlink()
for name in [name for name in sys.modules if name.startswith("ennead")]:
    del sys.modules[name]
`;

/** Start Python with Ennead in it; `report` is told which part is done. */
export async function startPython(report: (part: number) => void): Promise<Python> {
  const folder = new URL("../python/", self.location.href);
  report(0.05);
  const archive = fetched(new URL("ennead.zip", folder));
  const module = new URL("pyodide.mjs", folder).href;
  const { loadPyodide } = (await import(/* @vite-ignore */ module)) as {
    loadPyodide: (options: { indexURL: string }) => Promise<Python>;
  };
  const python = await loadPyodide({ indexURL: folder.href });
  report(0.6);
  python.unpackArchive(await archive, "zip", { extractDir: HOME });
  python.runPython(`import sys; sys.path.insert(0, "${HOME}"); sys.dont_write_bytecode = True`);
  report(0.8);
  try {
    python.pyimport("ennead");
  } catch (error) {
    console.warn("The compiled core cannot be used here.", error);
    python.runPython(WITHOUT_COMPILED);
    python.pyimport("ennead");
  }
  return python;
}

async function fetched(address: URL): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`);
  return response.arrayBuffer();
}
