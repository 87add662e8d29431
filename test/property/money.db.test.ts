import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, inject, test } from 'vitest';
import { splitPraemie } from '../../contract/rules/split.ts';
import type { Context } from '../../server/context.ts';
import { TRANSITIONS as AUFTRAG } from '../../server/modules/auftrag/status.ts';
import { TRANSITIONS as EMPFAENGER } from '../../server/modules/empfaenger/status.ts';
import { readSalden } from '../../server/modules/kassenbuch/index.ts';
import { TRANSITIONS as NACHBUCHUNG } from '../../server/modules/nachbuchung/status.ts';
import { importGutscheine } from '../../server/modules/praemierung/index.ts';
import { ENDED, PAID, TRANSITIONS as PRAEMIERUNG } from '../../server/modules/praemierung/status.ts';
import { makeAgentur } from '../support/agentur.ts';
import { testApp } from '../support/app.ts';
import { configured } from '../support/mandant.ts';
import { STELLER } from '../support/rechnung.ts';
import { isWide } from '../support/wide.ts';
import { expectBonuses } from './bonus.ts';
import { expectNothingOfDeleted, grantsOfDeleted } from './deleted.ts';
import { ALL_WITHDRAWN, anEvent, PEOPLE } from './events.ts';
import { expectKosten } from './kosten.ts';
import { addressAgentur, expectRechnungen, settleRechnungen } from './rechnungen.ts';
import { expectReplayed } from './replayed.ts';
import { aWorld, IN_ORDER } from './world.ts';

const app = testApp();
beforeAll(async () => {
  await app.inTenant(TENANT, async (context) => {
    await context.tx.updateTable('praemie').set({ enddatum: '2299-12-31', enddatum_anzeige: '2299-12-31' }).execute();
    for (const wertCent of [1999, 3001, 6000, 8500, 9001, 11000])
      await importGutscheine(context, { wertCent, haendler: null }, Array.from({ length: 100 }, context.random.code));
  });
});

const TENANT = 'energie';
const WERT_CENT = 5000;
const SEED = 20261120;
/** Whether another run on a server has all histories. Then the embedded database runs a few only, because it differs only below the rules. */
const isBeside = inject('database').kind === 'embedded' && Boolean(process.env.TEST_DATABASE_URL) && !isWide;
const RUNS = isBeside ? 3 : 12;

const tier = (AbKunde: number, Tage: number) => ({ AbKunde, Tage, BetragCent: 6000, AktionsId: null });

const anteile = fc.array(fc.constantFrom(100 as const, 50 as const, 0 as const), { minLength: PEOPLE, maxLength: PEOPLE });
const cap = fc.constantFrom(null, 0, 1999);
/** Bonus tiers: none, one that most worlds reach, one that few reach. */
const bonus = fc.constantFrom([], [tier(2, 20)], [tier(3, 40)]);
/** Whether the recommender belongs to an agency, and the conditions of that agency. */
const agentur = fc.record({
  isThere: fc.constantFrom(true, true, false),
  AgenturGebuehrCent: fc.constantFrom(900, 900, 0),
  GebuehrBeiStorno: fc.constantFrom('Zurueck' as const, 'Zurueck' as const, 'Bleibt' as const),
  KreditCent: fc.constantFrom(null, null, 13_000),
});
/** Whether and how the agency is invoiced. */
const rechnung = fc.record({ Rechnungssteller: fc.constantFrom(STELLER, STELLER, null), PraemieDurchlaufend: fc.boolean() });
const history = fc.array(fc.array(anEvent, { minLength: 1, maxLength: 3 }), { minLength: 12, maxLength: 24 });

test(`after random events of referrals, a tenant's money adds up and all transitions are allowed (seed ${SEED})`, async () => {
  const property = fc.asyncProperty(
    anteile,
    cap,
    bonus,
    agentur,
    fc.boolean(),
    history,
    rechnung,
    async (shares, max, Bonus, of, automatic, batches, invoiced) => {
      const { isThere, ...agreed } = of;
      await configured(
        app,
        TENANT,
        { MaxEmpfaengerPraemieCent: max, FreigabeAutomatisch: automatic, Bonus, ...agreed, ...invoiced },
        async () => {
          const before = await app.inTenant(TENANT, numbersOfGrants);
          const agenturnummer = isThere ? await makeAgentur(app, TENANT) : null;
          if (agenturnummer !== null) await app.inTenant(TENANT, (context) => addressAgentur(context, agenturnummer));
          const world = await aWorld(app, TENANT, shares, agenturnummer);
          const isSound = (context: Context) => expectSound(context, max, before, agenturnummer);
          for (const batch of batches) await world.happen(batch);
          await app.inTenant(TENANT, isSound);
          if (agenturnummer !== null) await app.inTenant(TENANT, (context) => settleRechnungen(context, agenturnummer));
          await world.happen(ALL_WITHDRAWN);
          await app.inTenant(TENANT, isSound);
        },
      );
    },
  );
  // Histories share a database, so a failed one is not shrunk: a smaller history would have another result.
  await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true });
  if (isBeside) return;
  expect(await app.inTenant(TENANT, reachedBy), 'the histories reach every end there is').toEqual(expect.arrayContaining(ENDS));
}, 120_000);

const ENDS = [
  'Abgeholt',
  'Abgelaufen',
  'Abgelehnt',
  'Angenommen',
  'Bonus',
  'Gebuehr',
  'GebuehrZurueck',
  'Korrektur',
  'Rechnung',
  'Storno',
  'Zahlung',
  'Geloescht',
  'PraemieZurueck',
  'Rueckforderung',
  'Storniert',
];

/** States that the histories reached: of grants, claims and documents, and bonuses, reclaims, costs of agencies and grants after a deletion. */
async function reachedBy({ tx }: Context): Promise<string[]> {
  const grants = await tx.selectFrom('praemierung').select(['status', 'bonus_cent']).where('auftragsnummer', 'like', 'W-%').execute();
  const decided = await tx.selectFrom('nachbuchung').select('status').where('auftragsnummer', 'like', 'W-%').execute();
  const told = ['Rueckforderung', 'PraemieZurueck', 'Gebuehr', 'GebuehrZurueck', 'Zahlung'] as const;
  const documents = await tx.selectFrom('rechnung').select('art as status').execute();
  const claims = await tx.selectFrom('buchung').select('vorgang').where('vorgang', 'in', told).execute();
  const bonuses = grants.some((row) => row.bonus_cent > 0) ? ['Bonus'] : [];
  const late = (await grantsOfDeleted({ tx })).length > 0 ? ['Geloescht'] : [];
  return [
    ...new Set([
      ...[...grants, ...decided, ...documents].map((row) => row.status),
      ...claims.map((row) => row.vorgang),
      ...bonuses,
      ...late,
    ]),
  ].sort();
}

async function expectSound(context: Context, max: number | null, before: ReadonlySet<string>, agenturnummer: string | null): Promise<void> {
  await expectBalanced(context);
  await expectKosten(context, agenturnummer);
  await expectRechnungen(context, agenturnummer);
  await expectEntriesOfStates(context);
  await expectSplits(context, max, before);
  await expectBonuses(context, before, IN_ORDER);
  await expectAllowedTransitions(context);
  await expectRecipientsFollowGrants(context);
  await expectNothingOfDeleted(context);
  await expectReplayed(context);
}

const sum = (values: readonly number[]) => values.reduce((total, cent) => total + cent, 0);
const grantsOf = ({ tx }: Context) => tx.selectFrom('praemierung').selectAll().orderBy('erstellt_am').execute();
const numbersOfGrants = async (context: Context) => new Set((await grantsOf(context)).map((grant) => grant.praemierungsnummer));

/** Checks that accounts add up to zero, and that owed, settled, reclaimed and spent amounts match the grants. */
async function expectBalanced(context: Context): Promise<void> {
  const salden = Object.fromEntries((await readSalden(context)).map((row) => [row.konto, row.saldo_cent]));
  const grants = await grantsOf(context);
  const worth = (...status: string[]) => sum(grants.filter((grant) => status.includes(grant.status)).map((grant) => grant.wert_cent));
  const {
    Aufwand = 0,
    Verbindlichkeit = 0,
    Gutscheine = 0,
    Forderung = 0,
    Agenturen = 0,
    Gebuehren = 0,
    Umsatzsteuer = 0,
    Bank = 0,
  } = salden;
  expect(sum(Object.values(salden))).toBe(0);
  expect(0 - Verbindlichkeit).toBe(worth('Offen', 'Bereitgestellt'));
  expect(0 - Gutscheine).toBe(worth('Abgeholt'));
  expect(Aufwand + Forderung + Agenturen + Gebuehren + Umsatzsteuer + Bank).toBe(worth('Offen', 'Bereitgestellt', 'Abgeholt'));
  const given = await context.tx.selectFrom('gutschein').select('wert_cent').where('ausgegeben_am', 'is not', null).execute();
  expect(sum(given.map((row) => row.wert_cent))).toBe(worth('Abgeholt'));
}

const ENTRIES: Record<string, string[]> = {
  Offen: ['Gewaehrung'],
  Bereitgestellt: ['Gewaehrung'],
  Abgeholt: ['Gewaehrung', 'Gutschein'],
  Storniert: ['Gewaehrung', 'Storno'],
  Abgelaufen: ['Gewaehrung', 'Verfall'],
};

/** Checks that each grant has the entries of its state over its value, besides those of an agency, and that a paid grant of a cancelled order is reclaimed. */
async function expectEntriesOfStates(context: Context): Promise<void> {
  const { rows } = await sql<{ status: string; auftrag: string; wert: number; betraege: number[]; vorgaenge: string[] }>`
    select p.status, a.status as auftrag, p.wert_cent as wert,
      array_agg(b.betrag_cent) as betraege, array_agg(b.vorgang order by b.buchung_id) as vorgaenge
    from praemierung p join auftrag a using (mandant, auftragsnummer) join buchung b using (mandant, praemierungsnummer)
    where b.partei <> 'Agentur'
    group by p.mandant, p.praemierungsnummer, a.status`.execute(context.tx);
  expect(rows).toHaveLength((await grantsOf(context)).length);
  for (const { status, auftrag, wert, betraege, vorgaenge } of rows) {
    const isClaimedBack = status === 'Abgeholt' && (auftrag === 'Storniert' || auftrag === 'Widerrufen');
    expect(vorgaenge).toEqual([...(ENTRIES[status] ?? []), ...(isClaimedBack ? ['Rueckforderung'] : [])]);
    expect(new Set(betraege)).toEqual(new Set([wert]));
  }
}

/** Checks that an order has at most one grant per side, and that its grants add up to the reward, split by share and cap, and the recommender's bonus. */
async function expectSplits(context: Context, max: number | null, before: ReadonlySet<string>): Promise<void> {
  const orders = await context.tx
    .selectFrom('auftrag')
    .innerJoin('empfehlung', 'empfehlung.empfehlungsnummer', 'auftrag.empfehlungsnummer')
    .select(['auftragsnummer', 'status', 'anteil_empfehler'])
    .execute();
  const made = (await grantsOf(context)).filter((grant) => !before.has(grant.praemierungsnummer));
  for (const { auftragsnummer, status, anteil_empfehler } of orders) {
    const grants = made.filter((grant) => grant.auftragsnummer === auftragsnummer);
    const { empfehlerCent, empfaengerCent } = splitPraemie(WERT_CENT, anteil_empfehler, max);
    if (grants.length === 0) continue;
    const bonusCent = sum(grants.map((grant) => grant.bonus_cent));
    const own = empfehlerCent + bonusCent;
    const parts = { ...(own && { Empfehler: own }), ...(empfaengerCent && { Empfaenger: empfaengerCent }) };
    expect(['Freigegeben', 'Storniert', 'Widerrufen']).toContain(status);
    expect(grants).toHaveLength(Object.keys(parts).length);
    expect(Object.fromEntries(grants.map((grant) => [grant.seite, grant.wert_cent]))).toEqual(parts);
    expect(sum(grants.map((grant) => grant.wert_cent))).toBe(WERT_CENT + bonusCent);
  }
}

/** Checks that the audit log of each row leads from its first to its current state by allowed transitions only. */
async function expectAllowedTransitions({ tx }: Context): Promise<void> {
  const present = {
    auftrag: await tx.selectFrom('auftrag').select(['auftragsnummer as bezug', 'status']).execute(),
    empfaenger: await tx.selectFrom('empfaenger').select(['empfaengernummer as bezug', 'status']).execute(),
    praemierung: await tx.selectFrom('praemierung').select(['praemierungsnummer as bezug', 'status']).execute(),
    nachbuchung: await tx.selectFrom('nachbuchung').select(['nachbuchungsnummer as bezug', 'status']).execute(),
  };
  const begins = { auftrag: 'Eingegangen', empfaenger: 'Offen', praemierung: 'Offen', nachbuchung: 'Offen' };
  const tables: Record<keyof typeof present, Readonly<Record<string, readonly string[]>>> = {
    auftrag: AUFTRAG,
    empfaenger: EMPFAENGER,
    praemierung: PRAEMIERUNG,
    nachbuchung: NACHBUCHUNG,
  };
  const entries = await tx.selectFrom('protokoll').select(['was', 'bezug', 'daten']).orderBy('protokoll_id').execute();
  for (const thing of ['auftrag', 'empfaenger', 'praemierung', 'nachbuchung'] as const) {
    const states = new Map<string, string>();
    for (const { bezug, daten } of entries.filter((entry) => entry.was === `${thing}.status`)) {
      const { von, nach } = daten as { von: string; nach: string };
      expect(von, `${thing} ${bezug}`).toBe(states.get(bezug) ?? begins[thing]);
      expect(tables[thing][von], `${thing} ${bezug}`).toContain(nach);
      states.set(bezug, nach);
    }
    for (const { bezug, status } of present[thing]) expect(states.get(bezug) ?? begins[thing], `${thing} ${bezug}`).toBe(status);
  }
}

/** Checks that no recipient is open whose grants have all ended, and none has ended while a grant is open. */
async function expectRecipientsFollowGrants(context: Context): Promise<void> {
  const grants = await grantsOf(context);
  for (const { empfaengernummer, status } of await context.tx.selectFrom('empfaenger').select(['empfaengernummer', 'status']).execute()) {
    const states = grants.filter((grant) => grant.empfaengernummer === empfaengernummer).map((grant) => grant.status);
    const isOpen = states.some((state) => !ENDED.includes(state));
    const isPaid = states.some((state) => PAID.includes(state));
    expect({ status, isOpen }).toEqual({ status, isOpen: status === 'Freigegeben' });
    expect({ status, isPaid }).toEqual({ status, isPaid: status === 'Gezahlt' || (status === 'Freigegeben' && isPaid) });
  }
}
