import { INHALT_ARTEN, InhaltEntry } from '../../contract/calls/inhalt.ts';
import { isSameJson } from '../../contract/rules/entwurf.ts';
import type { MandantScope } from '../db/scope.ts';
import { deleteBilder, hashOfBild, isOfService, readInhalte, saveBilder, saveInhalte, servedArten } from '../modules/content/index.ts';
import { type Change, changesOf, difference } from './changes.ts';
import type { MandantFolder } from './draft.ts';
import { listBildKeys } from './store.ts';

/** Updates the tenant's pictures to those of the folder, apart from those that its content service brought; returns the changes. */
export async function importBilder(scope: MandantScope, { bilder, konfiguration }: MandantFolder): Promise<Change[]> {
  const after = bilder.map(({ name, inhalt }) => ({ name, hash: hashOfBild(inhalt) }));
  const isKept = (name: string) => konfiguration.Dienste.Inhalte !== undefined && isOfService(name);
  const before = (await listBildKeys(scope)).filter(({ name }) => !isKept(name) || after.some((one) => one.name === name));
  const found = difference(before, after, ({ name }) => name);
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

/**
 * Updates the tenant's content to that of the folder; returns the changes. A kind that comes from a content service is taken from the folder only as long as
 * there is nothing of it, because the own store has the last copy of the service.
 */
export async function importInhalte(scope: MandantScope, { inhalte, konfiguration }: MandantFolder): Promise<Change[]> {
  const stored = (await readInhalte(scope)).map(asRead);
  const served = servedArten(konfiguration).filter((art) => stored.some((entry) => entry.art === art));
  const ofFolder = (entries: readonly InhaltEntry[]) => entries.filter(({ art }) => !served.includes(art));
  const [before, after] = [ranked(ofFolder(stored)), ranked(ofFolder(inhalte))];
  const found = difference(before, after, ({ art, kennung }) => `${art} ${kennung}`);
  const arten = INHALT_ARTEN.filter((art) => !served.includes(art));
  if (!isSameJson(before, after)) await saveInhalte(scope, ofFolder(inhalte), arten);
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
