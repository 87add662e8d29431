import { sql } from 'kysely';
import { startOfDay } from '../../calendar.ts';
import type { MandantScope } from '../../db/scope.ts';

/** Days of Berlin, `bis` excluded. */
interface Days {
  readonly von: string;
  readonly bis: string;
}

/** What became of a seller's links in some days. Commissions count by the moment at which they were booked or taken back. */
export async function readMonat({ tx }: MandantScope, sellernummer: string, { von, bis }: Days) {
  const [from, until] = [startOfDay(von), startOfDay(bis)];
  const { rows } = await sql<{ Geoeffnet: number; Bestellt: number; Freigegeben: number; ProvisionCent: number }>`
    select
      (select count(*) from empfehlung e join klick k on k.mandant = e.mandant and k.empfehlungsnummer = e.empfehlungsnummer
        where e.mandant = current_mandant() and e.sellernummer = ${sellernummer} and k.art = 'Klick' and not k.wiederholung
          and k.zeit >= ${from} and k.zeit < ${until})::int as "Geoeffnet",
      (select count(*) from auftrag a where a.mandant = current_mandant() and a.sellernummer = ${sellernummer}
        and a.auftragsdatum >= ${von}::date and a.auftragsdatum < ${bis}::date and a.status not in ('Storniert', 'Widerrufen'))::int as "Bestellt",
      (select count(*) from auftrag a where a.mandant = current_mandant() and a.sellernummer = ${sellernummer} and a.status = 'Freigegeben'
        and a.freigegeben_am >= ${from} and a.freigegeben_am < ${until})::int as "Freigegeben",
      (select coalesce(sum(case b.vorgang when 'Provision' then b.betrag_cent else -b.betrag_cent end), 0) from buchung b
        where b.mandant = current_mandant() and b.sellernummer = ${sellernummer} and b.vorgang in ('Provision', 'ProvisionZurueck')
          and b.gebucht_am >= ${from} and b.gebucht_am < ${until})::int as "ProvisionCent"`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the statement returned no row');
  return row;
}

/** The commission of a seller in cents that waits for its order, and that is booked and on no statement. */
export async function readOpenProvisionen({ tx }: MandantScope, sellernummer: string) {
  const cent = (status: 'Vorgemerkt' | 'Gebucht') => sql<number>`coalesce(sum(betrag_cent) filter (where status = ${status}), 0)::int`;
  return tx
    .selectFrom('provision')
    .select([cent('Vorgemerkt').as('VorgemerktCent'), cent('Gebucht').as('OffenCent')])
    .where('sellernummer', '=', sellernummer)
    .executeTakeFirstOrThrow();
}
