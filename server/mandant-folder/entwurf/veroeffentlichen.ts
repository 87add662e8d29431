import { differencesOf, type Ordner, valueAt } from '../../../contract/rules/entwurf.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Mandant } from '../../context.ts';
import type { SetupScope } from '../../db/scope.ts';
import { Refusal, refuse } from '../../errors.ts';
import { FolderRefused, fieldOf } from '../faults.ts';
import { type ImportParts, importInto } from '../import.ts';
import { folderOfOrdner, IBAN, type Person, readPublished } from './entwurf.ts';
import * as store from './store.ts';

interface Publishing {
  readonly person: Person;
  /** The reason. */
  readonly worte: string;
}

/**
 * Publishes the draft (backoffice.md section E rules 1 and 3) and returns the number of its version. Throws Konflikt without a draft, or if the tenant was
 * published since the draft began; Validierung with the places of its faults; VierAugen for an account that the person changed themselves.
 */
export const publishDraft = (parts: ImportParts, { mandant }: Mandant, publishing: Publishing): Promise<number> =>
  parts.db.inSetup(mandant, async (scope) => {
    const version = await scope.asSystem((system) => store.lockVersion(system, mandant));
    const draft = (await store.lockEntwurf(scope)) ?? refuse('Konflikt');
    if (draft.basis !== version) refuse('Konflikt');
    const changedBy = draft.konto_von;
    return publish(parts, scope, { ...publishing, ordner: draft.ordner, mayChangeAccount: changedBy !== publishing.person.wer });
  });

/**
 * Publishes a kept version again by the same rules. Throws NichtGefunden for an unknown one, Konflikt for the one that counts and while a draft is open. An
 * account is never changed by this: nobody else has seen it.
 */
export const restore = (parts: ImportParts, { mandant }: Mandant, nummer: string, publishing: Publishing): Promise<number> =>
  parts.db.inSetup(mandant, async (scope) => {
    await scope.asSystem((system) => store.lockVersion(system, mandant));
    const former = (/^\d{1,9}$/.test(nummer) ? await store.findFassung(scope, Number(nummer)) : undefined) ?? refuse('NichtGefunden');
    if (former.status === 'Gilt' || (await store.lockEntwurf(scope))) refuse('Konflikt');
    return publish(parts, scope, { ...publishing, ordner: former.ordner, mayChangeAccount: false });
  });

async function publish(
  parts: ImportParts,
  scope: SetupScope,
  { person, worte, ordner, mayChangeAccount }: Publishing & { readonly ordner: Ordner; readonly mayChangeAccount: boolean },
): Promise<number> {
  const before = await readPublished(scope);
  if (differencesOf(before, ordner).length === 0) refuse('Konflikt');
  checkSteller(before, ordner, person, mayChangeAccount);
  try {
    await importInto(parts, scope, await folderOfOrdner(scope, ordner), { wer: person.wer, worte });
  } catch (error) {
    throw error instanceof FolderRefused ? refusalOf(error) : error;
  }
  await store.deleteEntwurf(scope);
  const nummer = await store.lastNummer(scope);
  const context = { ...scope, now: parts.clock.now(), wer: person.wer };
  await writeProtokoll(context, 'fassung.veroeffentlicht', String(nummer), {}, { grund: worte });
  return nummer;
}

const VIER_AUGEN = ['mandant.json', 'konfiguration', 'Zahlungssteller', 'VierAugen'] as const;

/** Rule 3: a second person publishes another account, and the platform publishes runs without a second person. */
function checkSteller(before: Ordner, ordner: Ordner, { rollen }: Person, mayChangeAccount: boolean): void {
  if (valueAt(before, IBAN) !== valueAt(ordner, IBAN) && !mayChangeAccount)
    throw new Refusal('VierAugen', { text: 'fehler.VierAugen.konto' });
  const isAlone = (one: Ordner) => valueAt(one, VIER_AUGEN) === false;
  if (isAlone(ordner) && !isAlone(before) && !rollen.includes('Plattform')) refuse('NichtAuthorisiert');
}

const refusalOf = ({ faults }: FolderRefused): Refusal =>
  new Refusal('Validierung', {
    fields: faults.map(({ file, path }) => ({ field: [file, fieldOf(path)].join(' ').trim(), code: 'ordner' })),
  });
