import type { Input } from '../../../contract/call.ts';
import type { changeEntwurf, Entwurf } from '../../../contract/calls/betrieb/entwurf.ts';
import {
  type Aenderung,
  differencesOf,
  isPlace,
  isSameJson,
  mayChangePfad,
  type Ordner,
  valueAt,
  withValue,
} from '../../../contract/rules/entwurf.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { namesOf } from '../../audit/actors.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { LoginOf } from '../../calls/login.ts';
import type { Mandant } from '../../context.ts';
import type { SetupScope } from '../../db/scope.ts';
import { Refusal, refuse, refuseField } from '../../errors.ts';
import { checkFolder } from '../check.ts';
import type { MandantFolder } from '../draft.ts';
import { type Fault, FolderRefused, fieldOf } from '../faults.ts';
import { type ImportParts, importFolder } from '../import.ts';
import { bilderOf, folderFrom, readOrdner } from '../ordner.ts';
import * as store from './store.ts';

export type Person = LoginOf<'B'>;

/** Place of the account that rewards are paid from. */
export const IBAN = ['mandant.json', 'konfiguration', 'Zahlungssteller', 'IBAN'] as const;

type Stored = NonNullable<Awaited<ReturnType<typeof store.lockEntwurf>>>;

/** The published tenant as JSON; a tenant that answers exists. */
export const readPublished = async (scope: SetupScope): Promise<Ordner> => (await readOrdner(scope)) ?? refuse('NichtGefunden');

const lockVersion = (scope: SetupScope): Promise<number> => scope.asSystem((system) => store.lockVersion(system, scope.mandant));

/** The draft, or the published tenant in its shape. */
export const readDraft = ({ db }: ImportParts, { mandant }: Mandant): Promise<Entwurf> =>
  db.inSetup(mandant, async (scope) => {
    const stored = await store.findEntwurf(scope);
    if (!stored) return nothingOpen(await readPublished(scope));
    return draftOf(scope, stored, await scope.asSystem((system) => store.readVersion(system, mandant)));
  });

const nothingOpen = (Ordner: Ordner): Entwurf => ({ Ordner, Offen: false, Veraltet: false, GeaendertVon: null, GeaendertAm: null });

/** The open draft as it is answered, with the name of the person who changed it last. */
async function draftOf(
  scope: SetupScope,
  { ordner, basis, geaendert_von, geaendert_am }: Omit<Stored, 'konto_von'>,
  version: number,
): Promise<Entwurf> {
  const nameOf = await namesOf(scope, [geaendert_von]);
  return {
    Ordner: ordner,
    Offen: true,
    Veraltet: basis !== version,
    GeaendertVon: nameOf(geaendert_von),
    GeaendertAm: geaendert_am.toISOString(),
  };
}

/** A change of the draft. */
interface Change {
  readonly person: Person;
  /** Place that the audit log names. */
  readonly pfad: readonly string[];
  /** The draft afterwards; refuses what cannot be. */
  next(before: Ordner): Ordner;
}

/** Writes a change into the draft, which begins with the first one. A change that leaves everything as it is writes nothing. */
export async function writeDraft(
  { clock }: Pick<ImportParts, 'clock'>,
  scope: SetupScope,
  { person, pfad, next }: Change,
): Promise<Entwurf> {
  const version = await lockVersion(scope);
  const stored = await store.lockEntwurf(scope);
  const before = stored?.ordner ?? (await readPublished(scope));
  const ordner = next(before);
  if (isSameJson(before, ordner)) return stored ? draftOf(scope, stored, version) : nothingOpen(before);
  const now = clock.now();
  const hasOtherIban = valueAt(before, IBAN) !== valueAt(ordner, IBAN);
  const values = {
    ordner,
    konto_von: hasOtherIban ? person.wer : (stored?.konto_von ?? null),
    geaendert_von: person.wer,
    geaendert_am: now,
  };
  await (stored ? store.updateEntwurf(scope, values) : store.insertEntwurf(scope, version, values));
  await writeProtokoll({ ...scope, now, wer: person.wer }, 'entwurf.geaendert', fieldOf(pfad));
  return draftOf(scope, { basis: version, ...stored, ...values }, version);
}

/**
 * Changes a value of the draft, which begins with the first change. Throws NichtAuthorisiert for a place that the person's roles may not change, Konflikt if
 * another value stands there than the person saw, Validierung for a place that cannot be.
 */
export const changeDraft = (
  parts: ImportParts,
  { mandant }: Mandant,
  person: Person,
  { Pfad, Wert, Bisher }: Input<typeof changeEntwurf>['body'],
): Promise<Entwurf> =>
  parts.db.inSetup(mandant, (scope) =>
    writeDraft(parts, scope, {
      person,
      pfad: Pfad,
      next(before) {
        if (!isSameJson(valueAt(before, Pfad), Bisher)) refuse('Konflikt');
        if (!mayChangePfad(person.rollen, Pfad)) refuseOther();
        if (!isPlace(before, Pfad)) refuseField('Pfad', 'format');
        return withValue(before, Pfad, Wert);
      },
    }),
  );

/** Removes the draft, if there is one. Throws NichtAuthorisiert unless the person may change all of it. */
export const discardDraft = ({ db, clock }: ImportParts, { mandant }: Mandant, person: Person): Promise<void> =>
  db.inSetup(mandant, async (scope) => {
    await lockVersion(scope);
    if (!(await store.deleteEntwurf(scope))) return;
    if (!mayChangePfad(person.rollen, [])) refuseOther();
    await writeProtokoll({ ...scope, now: clock.now(), wer: person.wer }, 'entwurf.verworfen', mandant);
  });

/** Refuses to change a part of the draft that belongs to other roles. */
export function refuseOther(): never {
  throw new Refusal('NichtAuthorisiert', { text: 'fehler.NichtAuthorisiert.entwurf' });
}

/** The tenant of a folder in JSON, as the import takes it. Throws FolderRefused with its faults. */
export async function folderOfOrdner(scope: SetupScope, ordner: Ordner): Promise<MandantFolder> {
  const contents = await store.readContents(scope, Object.values(bilderOf(ordner)));
  const { mandant, faults } = await checkFolder(folderFrom(scope.mandant, ordner, contents));
  if (!mandant) throw new FolderRefused(faults);
  return mandant;
}

interface Pruefung {
  readonly Fehler: { readonly Datei: string; readonly Pfad: string[]; readonly Meldung: string }[];
  readonly Aenderungen: Aenderung[];
}

/** What the draft changes, and its faults, also those that only the database reveals. */
export async function checkDraft(parts: ImportParts, { mandant }: Mandant, locale: Locale): Promise<Pruefung> {
  const found = await parts.db.inSetup(mandant, async (scope) => {
    const stored = await store.findEntwurf(scope);
    if (!stored) return null;
    const Aenderungen = differencesOf(await readPublished(scope), stored.ordner);
    return { Aenderungen, folder: await folderOfOrdner(scope, stored.ordner).catch(faultsIn) };
  });
  if (!found) return { Fehler: [], Aenderungen: [] };
  const { folder, Aenderungen } = found;
  const faults = Array.isArray(folder)
    ? folder
    : await importFolder(parts, folder as MandantFolder, { isDryRun: true }).then(() => [], faultsIn);
  return { Fehler: faults.map((fault) => fehlerOf(fault, locale)), Aenderungen };
}

function faultsIn(error: unknown): readonly Fault[] {
  if (error instanceof FolderRefused) return error.faults;
  throw error;
}

const fehlerOf = ({ file, path, message }: Fault, locale: Locale) => {
  const [folder = '', name = ''] = file.split('/');
  return { Datei: file, Pfad: folder === 'bilder' ? [folder, name] : [file, ...path.map(String)], Meldung: message(locale) };
};
