import { defineConfig } from '@playwright/test';
import tests from '../../../playwright.config.ts';

/** Not a test: takes a screenshot of every page (`npm run screens`). Each journey starts its own product, and every screenshot sets its width. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.shots.ts',
  globalSetup: './browser.ts',
  timeout: 900_000,
  globalTimeout: 3_600_000,
  use: { ...tests.use, actionTimeout: 15_000 },
  projects: [{ name: 'screens', use: { viewport: { width: 390, height: 844 } } }],
});
