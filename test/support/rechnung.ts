import { sql } from 'kysely';
import type { Rechnungssteller } from '../../contract/calls/agentur/rechnungssteller.ts';
import { addDays, addMonths, dayOf, hourOfDay } from '../../server/calendar.ts';
import { nummerOf, rechnungSumme } from '../../server/modules/rechnung/summe.ts';
import type { TestApp } from './app.ts';
import { releasedAgencyOrder } from './kosten.ts';

/** Issuer of invoices in tests: a fictitious firm with a fictitious account. */
export const STELLER: Rechnungssteller = {
  Name: 'Muster Energie GmbH',
  Strasse: 'Werkstraße',
  Hausnummer: '1',
  Plz: '12345',
  Ort: 'Musterstadt',
  UstId: 'DE999000228',
  IBAN: 'DE51999005000024290661',
  Zahlungsziel: 14,
};

/** Configuration of a tenant that invites agencies and charges them the reward of an order and a fee of 9 €. */
export const ABRECHNEND = {
  ModuleAgentur: 'Einladung',
  AgenturGebuehrCent: 900,
  GebuehrBeiStorno: 'Zurueck',
  KreditCent: null,
  Bonus: [],
  Rechnungssteller: STELLER,
};

/** The first day of the next month at 1:00. */
export const nextFirst = (app: TestApp): Date => hourOfDay(addMonths(`${dayOf(app.clock.now()).slice(0, 7)}-01`, 1), 1);

/** An agency with an address and a released order; sets the clock to the first day of the next month. */
export async function billable(app: TestApp, tenant: string, wish: Parameters<typeof releasedAgencyOrder>[2] = {}) {
  const one = await releasedAgencyOrder(app, tenant, { anteil: 100, ...wish });
  await addressed(app, tenant, one.agenturnummer);
  app.clock.set(nextFirst(app));
  return one;
}

/** Gives an agency the address that its documents require. */
export const addressed = (app: TestApp, tenant: string, agenturnummer: string) =>
  app.inTenant(tenant, ({ tx }) =>
    tx
      .updateTable('agentur')
      .set({ strasse: 'Am Speicher', hausnummer: '12', plz: '24937', ort: 'Flensburg', ust_id: 'DE999000121' })
      .where('agenturnummer', '=', agenturnummer)
      .execute(),
  );

let last = 70_000;

/** Inserts an open invoice of an agency for the fee of an order, each for another month; returns its number. */
export async function makeRechnung(app: TestApp, tenant: string, agenturnummer: string): Promise<string> {
  last += 1;
  const reihennummer = last;
  const rechnungsnummer = nummerOf('Rechnung', reihennummer);
  const monat = addMonths('2020-01-01', reihennummer - 70_000);
  const address = { Strasse: 'Am Speicher', Hausnummer: '12', Plz: '24937', Ort: 'Flensburg', UstId: null };
  await app.inTenant(tenant, async (context) => {
    const { tx, now } = context;
    const { rows } = await sql<{ auftragsnummer: string }>`select auftragsnummer from auftrag a where not exists (
      select from buchung b where b.auftragsnummer = a.auftragsnummer and b.vorgang = 'Gebuehr') order by auftragsnummer limit 1`.execute(
      tx,
    );
    const auftragsnummer = rows[0]?.auftragsnummer ?? '';
    const fee = {
      vorgang: 'Gebuehr',
      soll: 'Agenturen',
      haben: 'Gebuehren',
      betrag_cent: 900,
      partei: 'Agentur',
      gebucht_am: now,
      belegtag: dayOf(now),
    } as const;
    const { buchung_id } = await tx
      .insertInto('buchung')
      .values({ ...fee, agenturnummer, auftragsnummer, belegnummer: rechnungsnummer })
      .returning('buchung_id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('rechnung')
      .values({
        rechnungsnummer,
        art: 'Rechnung',
        reihennummer,
        agenturnummer,
        monat,
        durchlaufend: false,
        ...rechnungSumme([900], false),
        ausgestellt_am: now,
        leistung_von: monat,
        leistung_bis: addDays(monat, 27),
        faellig_am: addDays(dayOf(now), 14),
        steller: JSON.stringify(STELLER),
        empfaenger: JSON.stringify({ ...address, Agenturnummer: agenturnummer, Name: 'Agentur Probe' }),
      })
      .execute();
    const position = { rechnungsnummer, position: 1, buchung_id, auftragsnummer, tag: dayOf(now), produkt: 'Strom', gilt: true } as const;
    await tx
      .insertInto('rechnung_position')
      .values({ ...position, vorgang: 'Gebuehr', betrag_cent: 900 })
      .execute();
  });
  return rechnungsnummer;
}
