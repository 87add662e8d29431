import { MAX_IMMEDIATE_ROWS } from '../../../../contract/calls/bericht.ts';
import {
  EXPORT_HEADERS,
  EXPORT_LISTEN,
  type ExportListe,
  type exportBetriebListe,
  MAX_UNCONFIRMED_ROWS,
  OHNE_PERSONEN,
} from '../../../../contract/calls/betrieb/export.ts';
import { mayCall } from '../../../../contract/rules/rechte.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import type { CallRequest } from '../../../calls/call-request.ts';
import { checkInput } from '../../../calls/input.ts';
import { refuseBetriebRecht, refuseUnconfirmed } from '../../../calls/refuse-right.ts';
import type { Context } from '../../../context.ts';
import type { Zeile } from '../../../reports/export/cell.ts';
import { fileOf, headersOf } from '../../../reports/export/file.ts';
import { parseQuery } from '../../../reports/export/request.ts';
import { PIECE_ROWS } from '../../../reports/export/write.ts';
import type { ListQuery } from '../../../reports/list.ts';
import type { RowKey } from '../../../reports/reads.ts';
import { checkStillMay } from '../benutzer/recht.ts';
import { columnsOfListe, type Listenquelle, type ListRequest } from './quellen.ts';

export type Listenquellen = Readonly<Record<ExportListe, Listenquelle>>;

type Request = CallRequest<typeof exportBetriebListe>;

/**
 * A list as a file, whose first rows up to the limit are read while it is written. Throws NichtAuthorisiert without the right to export or that of the list,
 * BestaetigungNoetig for many people, and Validierung as the list does.
 */
export async function exportListe(request: Request, quellen: Listenquellen) {
  const { input, login, locale, mandant, reply, inContext } = request;
  const { liste } = input.params;
  const { format } = input.query;
  const query = checkInput(EXPORT_LISTEN[liste].body, parseQuery(input.query.query) ?? {}) as ListQuery;
  const check = (context: Context) => checkMayExport(context, login, liste);
  const begun = await inContext(async (context) => {
    await check(context);
    const count = await quellen[liste].count(context, query);
    if (count > MAX_UNCONFIRMED_ROWS && !OHNE_PERSONEN.includes(liste)) refuseUnconfirmed(login, context.now);
    const zeilen = Math.min(count, MAX_IMMEDIATE_ROWS);
    await writeProtokoll(context, 'export.liste', liste, { format, zeilen });
    return { zeilen, weggelassen: count - zeilen, stand: context.now };
  });
  const datei = { bericht: liste, format, language: locale, stand: begun.stand };
  reply.headers({
    ...headersOf(datei),
    [EXPORT_HEADERS.zeilen]: String(begun.zeilen),
    [EXPORT_HEADERS.weggelassen]: String(begun.weggelassen),
  });
  return fileOf(columnsOfListe(liste), datei, mandant, piecesOf(quellen[liste], request, query, { check, most: begun.zeilen }));
}

/** The person needs the right to export and that of the list, with the roles of this moment. */
async function checkMayExport(context: Context, login: Request['login'], liste: ExportListe): Promise<void> {
  const { rollen } = await checkStillMay(context, login, 'ListenExport');
  const { recht } = EXPORT_LISTEN[liste];
  if (!mayCall({ who: 'B', rollen }, recht, false)) refuseBetriebRecht(recht, false);
}

/** Rows in pieces, `most` at most; rows that are added meanwhile are not counted in. */
async function* piecesOf(
  quelle: Listenquelle,
  request: ListRequest,
  query: ListQuery,
  { check, most }: { check(context: Context): Promise<void>; readonly most: number },
): AsyncGenerator<readonly Zeile[]> {
  let after: RowKey | null = null;
  for (let rest = most; rest > 0; ) {
    const { zeilen, bis } = await quelle.next(request, query, { after, limit: Math.min(PIECE_ROWS, rest), check });
    yield zeilen;
    rest -= zeilen.length;
    if (bis === null) return;
    after = bis;
  }
}
