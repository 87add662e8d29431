import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import fonts from './web/app/font-metrics.json' with { type: 'json' };

/** The font files of `web/app/fonts.ts`, as they are, under names with a hash. */
const emitFonts: Plugin = {
  name: 'fonts',
  buildStart() {
    const { resolve } = createRequire(import.meta.url);
    for (const { file } of Object.values(fonts)) {
      const source = `@fontsource-variable/${file.replace(/-latin-.*/, '')}/files/${file}`;
      this.emitFile({ type: 'asset', name: file, originalFileName: source, source: readFileSync(resolve(source)) });
    }
  },
};

/** Client build: styles and scripts of the pages, with a manifest that the server reads to find the hashed names. */
export default defineConfig({
  plugins: [react(), tailwindcss(), emitFonts],
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    assetsDir: 'assets',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        client: 'web/app/client.css',
        script: 'web/app/client.ts',
        session: 'web/app/client/session.ts',
        captcha: 'web/app/client/captcha.ts',
        tracking: 'web/app/client/tracking.ts',
        widget: 'web/widget/widget.ts',
      },
    },
  },
});
