import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './tools/shared/browser.ts';

/** Tests of the built product in a real browser, on a phone and a desktop screen; a test tagged with one of them runs only there. */
export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.browser.ts',
  globalSetup: './test/browser/support/product.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  globalTimeout: process.env.TEST_ALL === 'true' ? 7_200_000 : 3_000_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // No animation moves an element away from a click. The flag below says so to a new document too, before the option reaches it: otherwise such a document
    // can begin a transition from the page before and abort it with an error.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: [...BROWSER_ARGS, '--force-prefers-reduced-motion'] },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, grepInvert: /@desktop/ },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@phone/ },
  ],
});
