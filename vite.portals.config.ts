import { existsSync, readdirSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every app of a portal is made with: one file, which stays in the browser when an app changes. */
const SHARED = /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser|@tanstack\/(query-core|react-query))\//;

/** What nearly every screen has: one file, since each of its own would bring another head and be compressed by itself. `npm run build` holds what screens weigh. */
const OWN = /\/(web|contract|texts)\//;

/** The app of every folder of `web/portals` that declares a portal. */
const APPS = Object.fromEntries(
  readdirSync('web/portals').flatMap((name) => {
    const app = `web/portals/${name}/portal.ts`;
    return existsSync(app) ? [[name, app]] : [];
  }),
);

/** Build of the portals' apps, beside that of the pages and never together with it: pages share no file with an app, and weigh what they weighed. */
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
      // How long a part takes on this machine is nothing to warn of.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'portal', test: SHARED, priority: 1 },
            { name: 'shell', test: OWN, minShareCount: 16 },
          ],
        },
      },
      input: {
        portal: 'web/portals/shell/portal.css',
        ...APPS,
        parts: 'web/dev/portal/client.tsx',
      },
    },
  },
});
