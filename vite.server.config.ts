import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Server build: `dist/server/main.js`, packages stay outside, SQL and demo data are bundled. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', assetFileNames: 'assets/[name]-[hash][extname]' },
    },
  },
});
