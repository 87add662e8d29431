import { posix, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Imports scripts (`.mjs`) from their original place, because they find the root relative to themselves. */
const keepScripts: Plugin = {
  name: 'keep-scripts',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('.') || !source.endsWith('.mjs')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { id: posix.join('../../..', relative(import.meta.dirname, found.id).replaceAll('\\', '/')), external: 'absolute' };
  },
};

/** Build of one tool of `tools/`, chosen by `scripts/build-tool.mjs`; packages are not bundled. */
export default defineConfig({
  plugins: [keepScripts],
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // Silences warnings about the duration of plugins on a slow machine.
      checks: { pluginTimings: false },
      // All in one folder: a tool finds the programs that it starts in its own folder.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
