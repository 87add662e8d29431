import { posix, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Scripts stay where they are, and are imported from there: they run without a build, and find the root by their own place. */
const keepScripts: Plugin = {
  name: 'keep-scripts',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('.') || !source.endsWith('.mjs')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { id: posix.join('../../..', relative(import.meta.dirname, found.id).replaceAll('\\', '/')), external: 'absolute' };
  },
};

/** Build of a tool of `tools/`, by `scripts/build-tool.mjs`, which says which one; packages stay outside. */
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
      // How long a part takes on this machine is nothing to warn of.
      checks: { pluginTimings: false },
      // All in one folder: a tool finds the programs that it starts beside itself.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
