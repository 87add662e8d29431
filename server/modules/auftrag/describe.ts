import type { Auftrag } from '../../../contract/calls/auftrag.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { listOfAuftrag } from '../praemierung/index.ts';
import { findAuftrag } from './store.ts';

/** An order as the tenant's system sees it. Throws NichtGefunden for an unknown number. */
export async function describeAuftrag(context: Context, auftragsnummer: string): Promise<Auftrag> {
  const row = (await findAuftrag(context, auftragsnummer)) ?? refuse('NichtGefunden');
  const grants = await listOfAuftrag(context, auftragsnummer);
  return {
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
  };
}
