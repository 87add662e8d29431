import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { SERVER_ENTRY, WORKERS } from './scripts/sources.mjs';

/** Packages with many small files, which would slow down every start. */
const bundled = ['fastify-type-provider-zod', 'kysely', 'nodemailer', 'zod'];
/** Bundled only in the build, which keeps the few used icons out of 1700; without a build the package's one file is read. */
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
      // Silences warnings about the duration of plugins on a slow machine.
      checks: { pluginTimings: false },
      input: {
        main: SERVER_ENTRY,
        'retention-report': 'server/start/retention-report.ts',
        'prove-command': 'server/start/prove-command.ts',
        backup: 'server/backup/backup.ts',
        restore: 'server/backup/restore.ts',
        doctor: 'server/doctor/doctor.ts',
        'mandant-command': 'server/start/mandant-command.ts',
        'key-command': 'server/start/key-command.ts',
        'agentur-command': 'server/start/agentur-command.ts',
        'mail-command': 'server/start/mail-command.ts',
        'operator-command': 'server/start/operator-command.ts',
        'auftraege-command': 'server/start/auftraege-command.ts',
        ...WORKERS,
      },
      // Shared chunks lie in the same folder as the entries, because they find files of the build relative to themselves.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', assetFileNames: 'assets/[name]-[hash][extname]' },
    },
  },
}));
