import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { HEADING_WEIGHT, keptFontFile, sourceOf } from './scripts/font-files.mjs';
import fonts from './web/shell/font-metrics.json' with { type: 'json' };

/** Emits the font files of `web/shell/fonts.ts`, reduced to the characters that pages use, under names with a hash. */
const emitFonts: Plugin = {
  name: 'fonts',
  async buildStart() {
    for (const { files, unicodeRange } of Object.values(fonts)) {
      const emit = (name: string, source: Uint8Array) => this.emitFile({ type: 'asset', name, originalFileName: sourceOf(name), source });
      emit(files.all.file, await keptFontFile(files.all.file, unicodeRange));
      emit(files.headings.file, await keptFontFile(files.all.file, unicodeRange, HEADING_WEIGHT));
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
      // Silences warnings about the duration of plugins on a slow machine.
      checks: { pluginTimings: false },
      // Inlines the constants of web/ui/protocol.ts into each script; a shared file would be one more request.
      optimization: { inlineConst: { mode: 'all' } },
      input: {
        client: 'web/shell/client.css',
        script: 'web/client.ts',
        session: 'web/shell/client/session.ts',
        captcha: 'web/features/captcha/client.ts',
        friendly: 'web/features/captcha/friendly.ts',
        tracking: 'web/shell/client/tracking.ts',
        widget: 'web/widget/widget.ts',
        'before-paint': 'web/portals/shell/frame/before-paint.ts',
      },
    },
  },
});
