import { InhaltEntry } from '../../contract/calls/inhalt.ts';
import type { MandantScope } from '../db/scope.ts';
import { hashOfBild, readInhalte, saveBilder, saveInhalte } from '../modules/content/index.ts';
import { type Change, changesOf, difference, isSame } from './changes.ts';
import type { MandantFolder } from './draft.ts';
import { deleteBilder, listBildKeys } from './store.ts';

/** Updates the tenant's pictures to those of the folder; returns the changes. */
export async function importBilder(scope: MandantScope, { bilder }: MandantFolder): Promise<Change[]> {
  const after = bilder.map(({ name, inhalt }) => ({ name, hash: hashOfBild(inhalt) }));
  const found = difference(await listBildKeys(scope), after, ({ name }) => name);
  const news = new Set([...found.added, ...found.changed].map(({ name }) => name));
  await saveBilder(
    scope,
    bilder.filter(({ name }) => news.has(name)),
  );
  await deleteBilder(
    scope,
    found.removed.map(({ name }) => name),
  );
  return changesOf('bilder', found, ({ name }) => name);
}

/** Updates the tenant's content to that of the folder; returns the changes. */
export async function importInhalte(scope: MandantScope, { inhalte }: MandantFolder): Promise<Change[]> {
  const [before, after] = [ranked((await readInhalte(scope)).map(asRead)), ranked(inhalte)];
  const found = difference(before, after, ({ art, kennung }) => `${art} ${kennung}`);
  if (!isSame(before, after)) await saveInhalte(scope, inhalte);
  return changesOf('inhalte.json', found, ({ art, kennung }) => `${art}.${kennung}`);
}

/** An entry as pages read it; one that cannot be read is compared as it is stored. */
function asRead(row: Awaited<ReturnType<typeof readInhalte>>[number]): InhaltEntry {
  const { data } = InhaltEntry.safeParse(row);
  return data ?? (row as unknown as InhaltEntry);
}

/** Entries by kind, each with its position within its kind. */
function ranked(entries: readonly InhaltEntry[]): InhaltEntry[] {
  const sorted = entries.toSorted((a, b) => (a.art === b.art ? a.position - b.position : a.art < b.art ? -1 : 1));
  return sorted.map((entry, index) => ({ ...entry, position: index - sorted.findIndex(({ art }) => art === entry.art) + 1 }));
}
