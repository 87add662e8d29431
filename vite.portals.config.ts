import { existsSync, readdirSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Packages that every portal app uses: one file, which stays cached when an app changes. */
const SHARED = /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser|@tanstack\/(query-core|react-query))\//;

/** The entry of every folder of `web/portals` that declares a portal. */
const APPS = Object.fromEntries(
  readdirSync('web/portals').flatMap((name) => {
    const app = `web/portals/${name}/portal.ts`;
    return existsSync(app) ? [[name, app]] : [];
  }),
);

/** Build of the portal apps and the back office, separate from the build of the pages, so that pages share no file with an app and stay small. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    assetsDir: 'assets',
    manifest: '.vite/portals.json',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Silences warnings about the duration of plugins on a slow machine.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [{ name: 'portal', test: SHARED }],
        },
      },
      input: {
        portal: 'web/portals/shell/portal.css',
        ...APPS,
        backoffice: 'web/backoffice/app.tsx',
        'backoffice-style': 'web/backoffice/backoffice.css',
        parts: 'web/dev/portal/client.tsx',
      },
    },
  },
});
