import { sql } from 'kysely';
import type { BelegStand } from '../../../contract/rules/zahlung.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { Sql } from '../../reports/report.ts';
import { BELEG_STAND_OF, KONTO_HINDRANCE } from '../zahlung/index.ts';

/** Documents `r` with their agency `a`, its account `b`, and the live payment `z` of what the tenant owes by them. */
export const WITH_ERSTATTUNG: Sql = sql`rechnung r
  left join agentur a on a.mandant = r.mandant and a.agenturnummer = r.agenturnummer
  left join bankdaten b on b.mandant = a.mandant and b.bankdaten_id = a.bankdaten_id
  left join zahlung z on z.mandant = r.mandant and z.art = 'Erstattung' and z.bezug = r.rechnungsnummer and z.gilt`;

/** An amount in favour of an agency that is not paid out. */
const OWED: Sql = sql`r.mandant = current_mandant() and r.status = 'Offen' and r.offen_cent < 0`;

/** Where an amount in favour of an agency stands; null for any other document. */
export const ERSTATTUNG_STAND_OF = sql<BelegStand | null>`case when ${OWED} then ${BELEG_STAND_OF} end`;

/** An amount in favour of an agency, in cents above zero. */
export interface Erstattung {
  readonly rechnungsnummer: string;
  readonly bankdaten_id: string | null;
  readonly betrag_cent: number;
  readonly stand: BelegStand;
  readonly konto_gefragt_am: Date | null;
}

/**
 * What is owed to agencies and in no run, the oldest day first, locked until the transaction ends; what changes at this moment is left out. `faelligBis` keeps what
 * is promised by that day.
 */
export async function lockErstattungen(
  { tx }: MandantScope,
  { faelligBis, ohne }: { readonly faelligBis: string | null; readonly ohne: readonly string[] },
): Promise<readonly Erstattung[]> {
  const { rows } = await sql<Erstattung>`
    select r.rechnungsnummer, a.bankdaten_id, -r.offen_cent as betrag_cent, ${ERSTATTUNG_STAND_OF} as stand, r.konto_gefragt_am
    from ${WITH_ERSTATTUNG}
    where ${OWED} and z.zahlungsnummer is null and not r.rechnungsnummer = any (${ohne}::text[])
      and (${faelligBis}::date is null or r.faellig_am <= ${faelligBis}::date)
    order by r.faellig_am, r.rechnungsnummer
    for update of r skip locked`.execute(tx);
  return rows;
}

/** Where an amount in favour of an agency stands, by the number of its document. */
export async function findErstattungStand({ tx }: MandantScope, rechnungsnummer: string): Promise<BelegStand | null> {
  const { rows } = await sql<{ stand: BelegStand | null }>`
    select ${ERSTATTUNG_STAND_OF} as stand from ${WITH_ERSTATTUNG}
    where r.mandant = current_mandant() and r.rechnungsnummer = ${rechnungsnummer}`.execute(tx);
  return rows[0]?.stand ?? null;
}

/** Documents of a run that is not approved which a run would not take any more, or would pay to another account. */
export async function listUntakeableErstattungen({ tx }: MandantScope, laufnummer: string): Promise<string[]> {
  const { rows } = await sql<{ bezug: string }>`
    select l.bezug from zahlung l
    where l.mandant = current_mandant() and l.laufnummer = ${laufnummer} and l.art = 'Erstattung' and l.status = 'Vorgesehen' and not exists (
      select from ${WITH_ERSTATTUNG}
      where ${OWED} and r.rechnungsnummer = l.bezug and a.bankdaten_id = l.bankdaten_id and -r.offen_cent = l.betrag_cent and ${KONTO_HINDRANCE} is null
    )`.execute(tx);
  return rows.map(({ bezug }) => bezug);
}
