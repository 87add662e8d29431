import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Client build: styles and scripts of the pages, with a manifest that the server reads to find the hashed names. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    assetsDir: 'assets',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { client: 'web/app/client.css', script: 'web/app/client.ts' } },
  },
});
