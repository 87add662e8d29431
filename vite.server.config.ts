import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { SERVER_ENTRY } from './scripts/sources.mjs';

/** Packages of many small files, which take long to read at every start. */
const bundled = ['fastify-type-provider-zod', 'kysely', 'nodemailer', 'zod'];
/** In the build alone, which takes the few icons that are used out of 1700; sources read the one file that holds them all. */
const bundledInBuild = ['lucide'];

/** Server build: `dist/server/main.js`, most packages stay outside, SQL and demo data are bundled. */
export default defineConfig(({ command }) => ({
  plugins: [react()],
  publicDir: false,
  ssr: { noExternal: [...bundled, ...(command === 'build' ? bundledInBuild : [])] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // How long a part takes on this machine is nothing to warn of.
      checks: { pluginTimings: false },
      input: {
        main: SERVER_ENTRY,
        'retention-report': 'server/start/retention-report.ts',
        backup: 'server/backup/backup.ts',
        restore: 'server/backup/restore.ts',
        doctor: 'server/doctor/doctor.ts',
        'mandant-command': 'server/start/mandant-command.ts',
        'key-command': 'server/start/key-command.ts',
        'agentur-command': 'server/start/agentur-command.ts',
        'mail-command': 'server/start/mail-command.ts',
      },
      // Shared code stands beside the entries: files of the build are found from where it is.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', assetFileNames: 'assets/[name]-[hash][extname]' },
    },
  },
}));
