import { EXPORT_HOURS, type ExportFormat, MAX_IMMEDIATE_ROWS } from '../../../contract/calls/bericht.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addMinutes } from '../../calendar.ts';
import { checkInput } from '../../calls/input.ts';
import { idOf, type Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse, refuseField } from '../../errors.ts';
import type { RowKey } from '../reads.ts';
import type { Zeile } from './cell.ts';
import type { ExportPortal, ExportSource } from './source.ts';
import * as store from './store.ts';
import { abortExport, PIECE_ROWS } from './write.ts';

/** All rows, or the number of the export that writes them in the background. */
type Ergebnis = { readonly pieces: readonly (readonly Zeile[])[] } | { readonly exportnummer: string };

/** The request: a report by its name and its query as JSON. */
interface ExportRequest<Name extends string> {
  readonly bericht: Name;
  readonly format: ExportFormat;
  readonly query?: string | undefined;
}

/**
 * Exports the rows that a query of a report selects: immediately, or in the background if there are many. Throws NichtAuthorisiert, the refusals of the
 * portal's check, Validierung as the report does (at `query` for invalid JSON), and Konflikt while another export of the same user is being written.
 */
export async function requestExport<Name extends string, RowAccess extends object>(
  portal: ExportPortal<Name, RowAccess>,
  context: Context,
  login: Login | null,
  { bericht, format, query }: ExportRequest<Name>,
): Promise<Ergebnis> {
  const sicht = portal.exportAccessFor(login, bericht) ?? refuse('NichtAuthorisiert');
  portal.check(context, login);
  const source = portal.sources[bericht];
  const abfrage = checkInput(source.schema, parseQuery(query) ?? {}) as object;
  const zeilen = await source.count(context, sicht, abfrage);
  const agenturnummer = portal.nummerOf(sicht);
  if (zeilen > MAX_IMMEDIATE_ROWS) {
    const exportnummer = await beginExport(portal, context, idOf(login), { bericht, format, abfrage, sicht, zeilen });
    await writeProtokoll(context, 'export.begonnen', exportnummer, { bericht, format, zeilen }, { agenturnummer, nachher: 'Wartet' });
    return { exportnummer };
  }
  const pieces = await readAll(source, context, sicht, abfrage);
  const gelesen = pieces.reduce((sum, piece) => sum + piece.length, 0);
  await writeProtokoll(context, 'export.sofort', agenturnummer, { bericht, format, zeilen: gelesen }, { agenturnummer, nachher: 'Fertig' });
  return { pieces };
}

/** The query of a report as it stands in an address. Throws Validierung at `query` for invalid JSON. */
export function parseQuery(query: string | undefined): unknown {
  try {
    return query === undefined ? undefined : JSON.parse(query);
  } catch {
    return refuseField('query', 'format');
  }
}

async function readAll<RowAccess>(source: ExportSource<RowAccess>, context: Context, sicht: RowAccess, abfrage: unknown) {
  const pieces: (readonly Zeile[])[] = [];
  let nach: RowKey | null = null;
  do {
    const { zeilen, bis } = await source.next(context, sicht, abfrage, nach, PIECE_ROWS);
    pieces.push(zeilen);
    nach = bis;
  } while (nach !== null);
  return pieces;
}

type New<RowAccess> = Pick<store.ExportRow, 'bericht' | 'format' | 'zeilen'> & { readonly abfrage: object; readonly sicht: RowAccess };

async function beginExport<Name extends string, RowAccess extends object>(
  portal: ExportPortal<Name, RowAccess>,
  context: Context,
  benutzerId: string,
  { abfrage, sicht, ...asked }: New<RowAccess>,
): Promise<string> {
  const { now } = context;
  const owner = { wer: portal.wer, wer_id: benutzerId };
  // An export that cannot be written must not block new ones forever.
  for (const laufend of await store.listUnfinished(context, owner, addMinutes(now, -EXPORT_HOURS * 60)))
    await abortExport(portal, context, laufend, 'Frist');
  const exportnummer = context.random.nummer();
  const isNew = await store.insertExport(context, {
    exportnummer,
    ...owner,
    ...asked,
    abfrage: JSON.stringify(abfrage),
    sicht: JSON.stringify(sicht),
    language: context.locale,
    status: 'Wartet',
    erstellt_am: now,
    faellig_am: now,
    fertig_am: null,
    gueltig_bis: null,
  });
  return isNew ? exportnummer : refuse('Konflikt');
}
