import { defineConfig } from '@playwright/test';
import tests from '../../../playwright.config.ts';

/** Not a test: keeps a picture of every page (`npm run screens`). */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: 'screens.shots.ts',
  globalSetup: '../support/product.ts',
  timeout: 600_000,
  globalTimeout: 3_600_000,
});
