import { hashFiles, isTest, listSources } from '../../scripts/sources.mjs';

/** Initial data of a test file's database: `lean` has the demo's tenants, keys and recommenders, `told` also their history. */
export const FILLINGS = ['lean', 'told'] as const;
export type Filling = (typeof FILLINGS)[number];

/** Source of the copy of a filled database for each test file; `copies` is the name prefix of the copies of this run. */
export type TestDatabase =
  | { kind: 'embedded'; dumps: Readonly<Record<Filling, string>> }
  | { kind: 'server'; url: string; templates: Readonly<Record<Filling, string>>; copies: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase;
  }
}

/** Files on which a filled database depends: the setup, the packages, and the product's sources except `web/`, which filling does not render. */
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

/** Names of the databases for the current sources; they contain a hash, so they change with any of the sources. */
export function filledNames(): Readonly<Record<Filling, string>> {
  const name = `empfehlwerk_filled_${hashFiles(filledFrom()).slice(0, 16)}`;
  return { lean: `${name}_lean`, told: `${name}_told` };
}
