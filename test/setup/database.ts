import { hashFiles, isTest, listSources } from '../../scripts/sources.mjs';

/** What a test file's database begins with: the demo's tenants, keys and recommenders alone, or their history too. */
export const FILLINGS = ['lean', 'told'] as const;
export type Filling = (typeof FILLINGS)[number];

/** Where a test file gets its own copy of a migrated database with the demo in it; `copies` begins the names of this run's. */
export type TestDatabase =
  | { kind: 'embedded'; dumps: Readonly<Record<Filling, string>> }
  | { kind: 'server'; url: string; templates: Readonly<Record<Filling, string>>; copies: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase;
  }
}

/** All that a filled database is made of: what fills it, the packages, and the product's sources but for pages and pictures, which nobody asks for meanwhile. */
export const filledFrom = (): string[] => [
  ...listSources().filter((file) => !isTest(file) && !file.startsWith('web/')),
  'test/setup/database.ts',
  'test/setup/embedded.ts',
  'test/setup/fill.ts',
  'test/setup/server.ts',
  'test/support/mails.ts',
  'test/support/parts.ts',
  'scripts/sources.mjs',
  'scripts/empty-database.mjs',
  'package-lock.json',
];

/** The names of the databases filled from the sources as they are now; others once any of them changed. */
export function filledNames(): Readonly<Record<Filling, string>> {
  const name = `empfehlwerk_filled_${hashFiles(filledFrom()).slice(0, 16)}`;
  return { lean: `${name}_lean`, told: `${name}_told` };
}
