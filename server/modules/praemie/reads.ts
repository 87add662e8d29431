import { sql } from 'kysely';
import type { MandantScope } from '../../db/scope.ts';

/** What these agencies promise of their own, as far as they are Aktiv: past and coming entries too. */
export const readPlan = ({ tx }: MandantScope, agenturnummern: readonly string[]) =>
  tx
    .selectFrom('praemienplan')
    .innerJoin('agentur', 'agentur.agenturnummer', 'praemienplan.agenturnummer')
    .select(['praemienplan.agenturnummer', 'produkt_id', 'wert_cent', 'startdatum', 'enddatum', 'angelegt_am'])
    .where(sql<boolean>`praemienplan.agenturnummer = any (${agenturnummern})`)
    .where('agentur.status', '=', sql.lit('Aktiv'))
    .execute();

/** What rewards and plans of agencies that hold on a day are worth, each amount once. */
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

/** What a referral says of the reward that holds for it; undefined of an unknown number. */
export const findEmpfehlungFor = ({ tx }: MandantScope, empfehlungsnummer: string) =>
  tx.selectFrom('empfehlung').select(['produkt_id', 'agenturnummer']).where('empfehlungsnummer', '=', empfehlungsnummer).executeTakeFirst();
