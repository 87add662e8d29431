import { sql } from 'kysely';
import type { MandantScope } from '../../../db/scope.ts';

/** The links of a profi seller, one for each product, also ended ones, with what became of them. */
export const listLinks = ({ tx }: MandantScope, sellernummer: string) =>
  tx
    .selectFrom('empfehlung')
    .select(['empfehlungsnummer', 'produkt_id', 'code', 'wunschcode', 'gueltig_bis'])
    .select((eb) => [
      eb
        .selectFrom('klick')
        .select(sql<number>`count(*)::int`.as('anzahl'))
        .whereRef('klick.empfehlungsnummer', '=', 'empfehlung.empfehlungsnummer')
        .where('klick.art', '=', 'Klick')
        .where('klick.wiederholung', '=', false)
        .$asScalar()
        .$notNull()
        .as('geoeffnet'),
      eb
        .selectFrom('empfaenger')
        .select(sql<number>`count(*)::int`.as('anzahl'))
        .whereRef('empfaenger.empfehlungsnummer', '=', 'empfehlung.empfehlungsnummer')
        .where('empfaenger.vorlaeufig', '=', false)
        .$asScalar()
        .$notNull()
        .as('eingetragen'),
      eb
        .selectFrom('auftrag')
        .select(sql<number>`count(*)::int`.as('anzahl'))
        .whereRef('auftrag.empfehlungsnummer', '=', 'empfehlung.empfehlungsnummer')
        .where('auftrag.status', 'not in', ['Storniert', 'Widerrufen'])
        .$asScalar()
        .$notNull()
        .as('bestellt'),
    ])
    .where('sellernummer', '=', sellernummer)
    .execute();

export type LinkRow = Awaited<ReturnType<typeof listLinks>>[number];

/** The numbers of a seller's links that run on a day, locked until the transaction ends. */
export async function lockRunningLinks({ tx }: MandantScope, sellernummer: string, day: string): Promise<string[]> {
  const running = tx.selectFrom('empfehlung').select('empfehlungsnummer').where('sellernummer', '=', sellernummer);
  const rows = await running.where('gueltig_bis', '>=', day).orderBy('empfehlungsnummer').forNoKeyUpdate().execute();
  return rows.map((row) => row.empfehlungsnummer);
}
