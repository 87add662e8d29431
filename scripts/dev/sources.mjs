import { isAbsolute, join, relative } from 'node:path';
import { build, createServer } from 'vite';
import { root } from '../sources.mjs';

/** Where styles, scripts and fonts are built in development, beside the product's own build. */
export const CLIENT = join(root, 'dist', 'dev', 'client');

/** Builds them as the product's own build does. */
export const buildClient = () =>
  build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir: CLIENT, emptyOutDir: true } });

/**
 * The server's sources, as modules in this process. `load` answers the module of `server/development.ts` as the files are now, of all others
 * those anew that changed or know of something that did; what is wrong with one of them throws. `onChange` is told the paths of what changed.
 */
export async function openSources(dataDir, onChange) {
  const ignored = ['dist', 'docs', 'test', dataDir].map((folder) => join(isAbsolute(folder) ? folder : join(root, folder), '**'));
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: { ignored } },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const { runner, moduleGraph } = vite.environments.ssr;
  vite.watcher.on('all', (event, path) => {
    if (event === 'change') forget(runner.evaluatedModules, path);
    else {
      // Which files there are is part of what a glob makes.
      moduleGraph.invalidateAll();
      runner.clearCache();
    }
    onChange(relative(root, path).replaceAll('\\', '/'));
  });
  return { load: () => runner.import('/server/development.ts'), close: () => vite.close() };
}

/** Forgets what was made of a file, and all that imports it. */
function forget(modules, path) {
  const seen = new Set();
  const open = [...(modules.getModulesByFile(path) ?? [])];
  for (const module of open) {
    if (seen.has(module)) continue;
    seen.add(module);
    for (const id of module.importers) open.push(modules.getModuleById(id));
    modules.invalidateModule(module);
  }
}
