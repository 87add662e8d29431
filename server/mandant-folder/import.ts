import { writeProtokoll } from '../audit/store.ts';
import type { Context } from '../context.ts';
import type { SetupScope } from '../db/scope.ts';
import { noteSteller } from '../modules/auszahlung/index.ts';
import { contextOf as contextIn, type Parts } from '../parts.ts';
import type { Change, Changes } from './changes.ts';
import type { MandantFolder } from './draft.ts';
import { recordFassung } from './entwurf/fassung.ts';
import { hasFassungen, keepBilder } from './entwurf/store.ts';
import { FolderRefused } from './faults.ts';
import { importGutscheine } from './gutscheine.ts';
import { importBilder, importInhalte } from './inhalte.ts';
import { importKatalog } from './katalog-rows.ts';
import { importMandant } from './mandant-row.ts';
import { readOrdner } from './ordner.ts';
import { faultsOfRechtstexte } from './rechtstexte.ts';

/** The parts of the product that an import needs. */
export type ImportParts = Pick<Parts, 'db' | 'random' | 'secrets' | 'settings' | 'clock'>;

interface Options {
  /** The importing user, as the audit log names it. */
  readonly wer?: string;
  /** Changes nothing, and reports what an import would change. */
  readonly isDryRun?: boolean;
  /** Generates voucher codes where the folder gives only their number; for the demo. */
  readonly isDemo?: boolean;
  /** Leaves the pages of a new tenant closed until it goes live. */
  readonly isClosed?: boolean;
}

/** Ends the transaction of a dry run, and carries its changes. */
class DryRun extends Error {
  readonly changes: Changes;

  constructor(changes: Changes) {
    super('dry run');
    this.changes = changes;
  }
}

/**
 * Creates the tenant of a folder, or changes what differs, in one transaction with its entry of the audit log and, once the tenant was
 * published in the back office, its version. Throws FolderRefused with all reasons against it: a host of another tenant, a reward that orders wait for. Importing the same
 * folder again writes nothing.
 */
export async function importFolder(parts: ImportParts, folder: MandantFolder, options: Options = {}): Promise<Changes> {
  const { wer = 'Betrieb', isDryRun = false, ...rest } = options;
  const work = async (scope: SetupScope): Promise<Changes> => {
    const found = await importInto(parts, scope, folder, { wer, ...rest });
    if (isDryRun) throw new DryRun(found);
    return found;
  };
  return parts.db.inSetup(folder.name, work).catch((error) => {
    if (error instanceof DryRun) return error.changes;
    throw error;
  });
}

/**
 * The import inside the transaction of its caller; `worte` says why a person of the back office publishes it. From the first such publication on, each change
 * of the tenant is a version, also one by a command.
 */
export async function importInto(
  parts: ImportParts,
  scope: SetupScope,
  folder: MandantFolder,
  {
    wer,
    isDemo = false,
    isClosed = false,
    worte = null,
  }: Pick<Options, 'isDemo' | 'isClosed'> & { readonly wer: string; readonly worte?: string | null },
): Promise<Changes> {
  const context = contextOf(parts, folder, scope, wer);
  const before = worte !== null || (await hasFassungen(scope)) ? await readOrdner(scope) : null;
  const mandant = await importMandant(scope, folder, isClosed ? null : context.now);
  const katalog = await importKatalog(context, folder);
  const gutscheine = await importGutscheine(context, folder, isDemo);
  const rechtstexte = await faultsOfRechtstexte(context, folder.inhalte);
  const faults = [...mandant.faults, ...katalog.faults, ...gutscheine.faults, ...rechtstexte];
  if (faults.length > 0) throw new FolderRefused(faults);
  // Before the pictures of the former version can go.
  if (before) await keepBilder(scope);
  const bilder = await importBilder(scope, folder);
  const inhalte = await importInhalte(scope, folder);
  const changes = [...mandant.changes, ...katalog.changes, ...bilder, ...inhalte, ...gutscheine.changes];
  if (changes.length > 0) {
    await scope.asSystem(mandant.finish);
    await writeProtokoll(context, mandant.isNew ? 'mandant.angelegt' : 'mandant.geaendert', folder.name, countsOf(changes));
    if (!mandant.isNew) await noteSteller(context, mandant.steller);
    if (before) await recordFassung(context, scope, { before, worte: worte ?? '' });
  }
  return { name: folder.name, isNew: mandant.isNew, changes, notes: gutscheine.notes };
}

/** Number of changes, by file and kind. */
const countsOf = (changes: readonly Change[]): Record<string, number> =>
  Object.fromEntries(changes.map(({ file, what, names }) => [`${file} ${what}`, names.length]));

/** Context for the rules of the modules; the tenant may not exist yet. */
const contextOf = (
  parts: ImportParts,
  { name, konfiguration, theme, texte, inhalte }: MandantFolder,
  scope: SetupScope,
  wer: string,
): Context =>
  contextIn(
    { ...parts, inhalte: { of: () => ({ version: 0, entries: inhalte }) } },
    { mandant: name, liveSeit: null, konfiguration, theme, texte, bilder: new Map(), aktionen: [] },
    { wer },
    scope,
  );
