import { sql } from 'kysely';
import type { MandantScope } from '../../db/scope.ts';

/** The reward plans of the given agencies, as far as these are Aktiv, including past and future entries. */
export const readPlan = ({ tx }: MandantScope, agenturnummern: readonly string[]) =>
  tx
    .selectFrom('praemienplan')
    .innerJoin('agentur', 'agentur.agenturnummer', 'praemienplan.agenturnummer')
    .select(['praemienplan.agenturnummer', 'produkt_id', 'wert_cent', 'startdatum', 'enddatum', 'angelegt_am'])
    .where(sql<boolean>`praemienplan.agenturnummer = any (${agenturnummern})`)
    .where('agentur.status', '=', sql.lit('Aktiv'))
    .execute();

/** The distinct amounts in cents of all rewards and plan entries that are valid on a day. */
export const listWerte = async ({ tx }: MandantScope, tag: string): Promise<number[]> => {
  const rows = await tx
    .selectFrom('praemie')
    .select('wert_cent')
    .where('startdatum', '<=', tag)
    .where('enddatum', '>=', tag)
    .union(
      tx
        .selectFrom('praemienplan')
        .select('wert_cent')
        .where('startdatum', '<=', tag)
        .where((eb) => eb.or([eb('enddatum', 'is', null), eb('enddatum', '>=', tag)])),
    )
    .execute();
  return rows.map(({ wert_cent }) => wert_cent);
};

export type PlanRow = Awaited<ReturnType<typeof readPlan>>[number];

/** The product and agency of a referral, which decide its reward; undefined for an unknown number. */
export const findEmpfehlungFor = ({ tx }: MandantScope, empfehlungsnummer: string) =>
  tx.selectFrom('empfehlung').select(['produkt_id', 'agenturnummer']).where('empfehlungsnummer', '=', empfehlungsnummer).executeTakeFirst();
