import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { PROVISION_STATUS } from '../../../contract/rules/provision.ts';
import { AuftragStatus } from '../../../contract/values/status.ts';
import { Betrag, Datum, Zeitpunkt } from '../../../contract/values/wire.ts';
import { sellerColumnLabel } from '../../../texts/spalte.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import type { Zeile as Zeilen } from '../../reports/export/cell.ts';
import { displayColumns } from '../../reports/export/columns.ts';
import { fileOf } from '../../reports/export/file.ts';
import { rowsOf } from '../../reports/export/source.ts';
import type { RowKey } from '../../reports/reads.ts';
import { withLines } from '../../reports/report.ts';
import { produktOf } from '../produkt/index.ts';
import { type ProvisionBerichtRow, sellerProvisionen } from './berichte.sql.ts';
import { sellerOf } from './session.ts';

/** A row of the Buchauszug, as a statement lists it (sellers.md rule 2). */
const Zeile = z.object({
  Auftragsdatum: Datum,
  Auftragsnummer: z.string(),
  Produkt: z.string(),
  Teil: z.string(),
  BetragCent: Betrag,
  Status: z.enum(PROVISION_STATUS),
  Auftragsstatus: AuftragStatus,
  GebuchtAm: z.nullable(Zeitpunkt),
  Abrechnungsnummer: z.nullable(z.string()),
});

const COLUMNS = displayColumns(
  { row: Zeile, words: { Status: 'seller.status.provision', Auftragsstatus: 'status.auftrag' } },
  sellerColumnLabel,
);

/** Rows that are read at once. */
const PIECE = 1000;

const source = (context: Context, sellernummer: string) =>
  withLines(
    sellerProvisionen({ sellernummer, locale: context.locale }),
    (row: ProvisionBerichtRow): z.infer<typeof Zeile> => ({
      Auftragsdatum: row.auftragsdatum,
      Auftragsnummer: row.auftragsnummer,
      Produkt: produktOf(row, context),
      Teil: row.teil,
      BetragCent: row.betrag_cent,
      Status: row.status,
      Auftragsstatus: row.auftrag_status,
      GebuchtAm: row.gebucht_am?.toISOString() ?? null,
      Abrechnungsnummer: row.abrechnungsnummer,
    }),
  );

/** The commissions of the logged-in seller for orders of some days as CSV. */
export async function buchauszugOf(
  context: Context,
  login: Login | null,
  { von, bis }: { readonly von?: string | undefined; readonly bis?: string | undefined },
): Promise<Readable> {
  const { sellernummer } = sellerOf(login);
  const { next } = rowsOf(source);
  const query = { Filter: { Von: von ?? null, Bis: bis ?? null } };
  const pieces: (readonly Zeilen[])[] = [];
  let after: RowKey | null = null;
  do {
    const piece = await next(context, sellernummer, query, after, PIECE);
    pieces.push(piece.zeilen);
    after = piece.bis;
  } while (after !== null);
  await writeProtokoll(context, 'seller.auszug', sellernummer, { zeilen: pieces.flat().length });
  async function* read() {
    yield* pieces;
  }
  return fileOf(COLUMNS, { format: 'csv', language: context.locale }, context, read());
}
