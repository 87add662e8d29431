import type { Input } from '../../../contract/call.ts';
import type { Auftrag, AuftragEntry, listStoredAuftraege } from '../../../contract/calls/auftrag.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { listOfAuftraege, listOfAuftrag, type PraemierungRow } from '../praemierung/index.ts';
import { listStored, type StoredRow } from './reads.ts';
import { type AuftragRow, findAuftrag } from './store.ts';

/** An order as the tenant's system sees it. Throws NichtGefunden for an unknown number. */
export async function describeAuftrag(context: Context, auftragsnummer: string): Promise<Auftrag> {
  const row = (await findAuftrag(context, auftragsnummer)) ?? refuse('NichtGefunden');
  return auftragOf(row, await listOfAuftrag(context, auftragsnummer));
}

/** A stored order. Throws NichtGefunden for an unknown number. */
export async function readStoredAuftrag(context: Context, auftragsnummer: string): Promise<AuftragEntry> {
  const [stored] = await describeStored(context, await listStored(context, { auftragsnummer, limit: 1 }));
  return stored ?? refuse('NichtGefunden');
}

/** A page of stored orders, by number. */
export const pageOfStored = async (context: Context, query: Input<typeof listStoredAuftraege>['query']): Promise<AuftragEntry[]> => {
  const { nach, anzahl, status, geaendertSeit } = query;
  const since = geaendertSeit === undefined ? undefined : new Date(geaendertSeit);
  return describeStored(context, await listStored(context, { after: nach, limit: anzahl, status, since }));
};

async function describeStored(context: Context, rows: readonly StoredRow[]): Promise<AuftragEntry[]> {
  const nummern = rows.map(({ auftragsnummer }) => auftragsnummer);
  const grants = await listOfAuftraege(context, nummern);
  return rows.map((row) => ({
    ...auftragOf(
      row,
      grants.filter(({ auftragsnummer }) => auftragsnummer === row.auftragsnummer),
    ),
    ProduktId: row.produkt_id,
    Auftragsdatum: row.auftragsdatum,
    FristBeginn: row.frist_beginn,
    GeaendertAm: (row.geaendert_am ?? row.erstellt_am).toISOString(),
  }));
}

type Numbered = Pick<AuftragRow, 'auftragsnummer' | 'status' | 'empfehlungsnummer' | 'empfaengernummer' | 'grund'>;

const auftragOf = (row: Numbered, grants: readonly PraemierungRow[]): Auftrag => ({
  Auftragsnummer: row.auftragsnummer,
  Status: row.status,
  Empfehlungsnummer: row.empfehlungsnummer,
  Empfaengernummer: row.empfaengernummer,
  Praemierungen: grants.map(({ seite, status, wert_cent, bonus_cent }) => ({
    Seite: seite,
    Status: status,
    WertCent: wert_cent,
    ...(bonus_cent > 0 && { BonusCent: bonus_cent }),
  })),
  ...(row.grund !== null && { Grund: row.grund }),
});
