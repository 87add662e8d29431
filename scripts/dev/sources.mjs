import { readdirSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { build, createServer, isRunnableDevEnvironment } from 'vite';
import { root } from '../sources.mjs';

/** Output folders of styles, scripts and fonts in development, separate from the product's build. A build never changes the folder that is served. */
const CLIENTS = ['client-a', 'client-b'].map((name) => join(root, 'dist', 'dev', name));

/**
 * @param {string} configFile
 * @param {string} outDir
 * @param {boolean} emptyOutDir
 */
const make = (configFile, outDir, emptyOutDir) =>
  build({ root, configFile: join(root, configFile), logLevel: 'error', build: { outDir, emptyOutDir } });

/**
 * Builds styles, scripts and fonts like the product's build. Returns the folder, or the served one if nothing differs: file names have a hash of their content.
 * @param {string} [served]
 */
export async function buildClient(served) {
  const [outDir = ''] = CLIENTS.filter((folder) => folder !== served);
  await make('vite.config.ts', outDir, true);
  await make('vite.portals.config.ts', outDir, false);
  return served !== undefined && filesOf(served) === filesOf(outDir) ? served : outDir;
}

/** @param {string} folder */
const filesOf = (folder) => readdirSync(folder, { recursive: true }).map(String).sort().join('\n');

/**
 * The server's sources as modules in this process. `load` imports `server/start/development.ts` with the current files: it evaluates
 * modules again if they or their imports changed, and throws their errors. `loadSettings` imports only what reads the settings. `onChange` receives the paths of changed files.
 * @param {string} dataDir
 * @param {(path: string) => void} onChange
 */
export async function openSources(dataDir, onChange) {
  const ignored = ['dist', 'docs', 'test', 'tools', dataDir].map((folder) => join(isAbsolute(folder) ? folder : join(root, folder), '**'));
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: { ignored } },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no modules of the server here');
  const { runner, moduleGraph } = ssr;
  vite.watcher.on('all', (event, path) => {
    if (event === 'change') forget(runner.evaluatedModules, path);
    else {
      // The result of a glob depends on which files exist.
      moduleGraph.invalidateAll();
      runner.clearCache();
    }
    onChange(relative(root, path).replaceAll('\\', '/'));
  });
  /** @type {() => Promise<typeof import('../../server/start/development.ts')>} */
  const load = () => runner.import('/server/start/development.ts');
  /** @type {() => Promise<typeof import('../../server/config/read.ts')>} */
  const loadSettings = () => runner.import('/server/config/read.ts');
  return { load, loadSettings, close: () => vite.close() };
}

/**
 * Invalidates the modules of a file and all modules that import it.
 * @param {import('vite/module-runner').EvaluatedModules} modules
 * @param {string} path
 */
function forget(modules, path) {
  const seen = new Set();
  const open = [...(modules.getModulesByFile(path) ?? [])];
  for (const module of open) {
    if (seen.has(module)) continue;
    seen.add(module);
    for (const id of module.importers) open.push(...[modules.getModuleById(id) ?? []].flat());
    modules.invalidateModule(module);
  }
}
