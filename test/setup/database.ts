import { hashFiles, isTest, listSources } from '../../scripts/sources.mjs';

/** Where a test file gets its own copy of the migrated database with the demo in it; `copies` begins the names of this run's. */
export type TestDatabase = { kind: 'embedded'; dump: string } | { kind: 'server'; url: string; template: string; copies: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase;
  }
}

/** All that a filled database is made of: what fills it, the packages, and the product's sources but for pages and pictures, which nobody asks for meanwhile. */
export const filledFrom = (): string[] => [
  ...listSources().filter((file) => !isTest(file) && !file.startsWith('web/')),
  ...['test/setup/database.ts', 'test/setup/embedded.ts', 'test/setup/fill.ts', 'test/setup/server.ts'],
  ...['test/support/mails.ts', 'test/support/parts.ts', 'scripts/sources.mjs', 'scripts/empty-database.mjs', 'package-lock.json'],
];

/** The name of the database filled from the sources as they are now; another one once any of them changed. */
export const filledName = (): string => `empfehlwerk_filled_${hashFiles(filledFrom()).slice(0, 16)}`;
