import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The built product in a real browser, on a phone's and on a desktop's screen; a test tagged with one of them runs there alone. */
export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.browser.ts',
  globalSetup: './test/browser/support/product.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  globalTimeout: 600_000,
  reporter: 'line',
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: { executablePath: findBrowser(), args: ARGS },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, grepInvert: /@desktop/ },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@phone/ },
  ],
});
