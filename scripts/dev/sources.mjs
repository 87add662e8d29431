import { isAbsolute, join, relative } from 'node:path';
import { build, createServer, isRunnableDevEnvironment } from 'vite';
import { root } from '../sources.mjs';

/** Output folder of styles, scripts and fonts in development, separate from the product's build. */
export const CLIENT = join(root, 'dist', 'dev', 'client');

/**
 * @param {string} configFile
 * @param {boolean} emptyOutDir
 */
const make = (configFile, emptyOutDir) =>
  build({ root, configFile: join(root, configFile), logLevel: 'error', build: { outDir: CLIENT, emptyOutDir } });

/** Builds styles, scripts and fonts like the product's build. */
export const buildClient = () => make('vite.config.ts', true).then(() => make('vite.portals.config.ts', false));

/**
 * The server's sources as modules in this process. `load` imports `server/start/development.ts` with the current files: it evaluates
 * modules again if they or their imports changed, and throws their errors. `onChange` receives the paths of changed files.
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
  return { load, close: () => vite.close() };
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
