import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { STATISTIK_GRUPPEN, type StatistikGruppe, type Statistikzahlen } from '../../../contract/calls/agentur/statistik.ts';
import { inviteEmpfehler, loginAgentur, makeAgentur, makeBenutzer, openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { configured } from '../../../test/support/mandant.ts';
import { ordered, recipient } from '../../../test/support/money.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { postAuftrag } from '../../../test/support/walk.ts';
import { addDays, dayOf, startOfDay } from '../../calendar.ts';
import { createEinladung, endEinladung } from '../einladung/index.ts';
import { insertKlicks } from '../tracking/index.ts';
import { statistikOf } from './statistik.ts';

const app = testApp();
const TENANT = 'telko';
const SEED = 20261124;

const read = (bearer: string, agentur: string, query = '') => app.api(TENANT, 'GET', `/agentur/statistik/${agentur}${query}`, { bearer });
const ownerOf = async (agenturnummer: string) => loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agenturnummer));
const today = () => dayOf(app.clock.now());

type Zahlen = Statistikzahlen;
const NAMES = [
  'Einladungen',
  'Angenommen',
  'Klicks',
  'Daten',
  'Auftraege',
  'Freigaben',
  'Gezahlt',
  'WertCent',
] as const satisfies (keyof Zahlen)[];
const zahlenOf = (of: Zahlen) => Object.fromEntries(NAMES.map((name) => [name, of[name]]));
const sumOf = (rows: readonly Zahlen[]) => Object.fromEntries(NAMES.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]));

const click = (empfehlungsnummer: string, times = 1) =>
  app.inTenant(TENANT, async ({ tx, now }) => {
    const klick = { empfehlungsnummer, channel: 'whatsapp', art: 'Klick', wiederholung: false, zeit: now } as const;
    await insertKlicks(tx, Array(times).fill(klick)).execute();
  });

const invite = (agenturnummer: string, mitarbeiternummer: string | null = null) =>
  app.inTenant(TENANT, async (context) => {
    const einladungsnummer = context.random.nummer();
    const person = { vorname: 'Karla', nachname: 'Konto', email: null, art: 'VorOrt', gueltig_bis: context.now } as const;
    await createEinladung(context, { einladungsnummer, agenturnummer, mitarbeiternummer, ...person });
    return einladungsnummer;
  });

describe('statistics of an agency', () => {
  test('have 100 rows, and the last is the sum of the groups with the fewest events', async () => {
    const agentur = await makeAgentur(app, TENANT);
    await queryAsOwner(
      app,
      `insert into ereignis (mandant, zeit, wer, was, bezug, nachher, agenturnummer, channel)
       select $1, $2, 'Test', 'Empfaenger', 'many-' || i, 'Offen', $3, 'kanal-' || (i % 150)
       from generate_series(1, 1000) i where i % 150 < 120 or i < 150`,
      [TENANT, app.clock.now(), agentur],
    );
    const { body } = await read(await ownerOf(agentur), agentur, '?gruppe=channel');
    expect(body.Zeilen).toHaveLength(100);
    expect(body.Zeilen.at(-1)).toMatchObject({ Schluessel: '…', Name: '51 weitere zusammen' });
    expect(sumOf(body.Zeilen)).toEqual(zahlenOf(body.Summe));
    const counts = body.Zeilen.slice(0, -1).map(({ Daten }: Zahlen) => Daten);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(6);
  });

  test('count events by their moment, also for as many days before', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const empfehler = await inviteEmpfehler(app, TENANT, { agenturnummer: agentur, mitarbeiternummer: 'M-7' });
    await invite(agentur);
    const one = await ordered(app, TENANT, { empfehler });
    await click(one.Empfehlungsnummer, 3);
    const ordering = today();
    app.clock.pass({ days: 15 });
    expect((await postAuftrag(app, TENANT, one.auftrag, 'Freigegeben')).status).toBe(200);
    const inhaber = await ownerOf(agentur);
    const { status, body } = await read(inhaber, agentur, `?von=${addDays(ordering, 1)}&bis=${today()}&gruppe=produkt`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ Von: addDays(ordering, 1), Bis: today(), Gruppe: 'produkt' });
    expect(zahlenOf(body.Summe)).toMatchObject({ Einladungen: 0, Klicks: 0, Daten: 0, Auftraege: 0, Freigaben: 1 });
    expect(body.Summe.WertCent).toBeGreaterThan(0);
    expect(zahlenOf(body.Vorher)).toMatchObject({
      Einladungen: 2,
      Angenommen: 1,
      Klicks: 3,
      Daten: 1,
      Auftraege: 1,
      Freigaben: 0,
      WertCent: 0,
    });
    expect(body.Zeilen).toMatchObject([{ Schluessel: String(one.ProduktId), Freigaben: 1 }]);
    expect(body.Zeilen[0].Name).not.toBe(String(one.ProduktId));
  });

  test('have a row for each week from Monday midnight in Berlin, including empty weeks', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const sunday = addDays(today(), 14 - new Date(`${today()}T00:00:00Z`).getUTCDay());
    app.clock.set(new Date(startOfDay(addDays(sunday, 1)).getTime() - 1000));
    await invite(agentur);
    app.clock.set(startOfDay(addDays(sunday, 1)));
    await invite(agentur);
    await invite(agentur);
    app.clock.pass({ days: 14 });
    const { body } = await read(await ownerOf(agentur), agentur, `?von=${sunday}&bis=${today()}`);
    expect(body.Zeilen.map((row: { Schluessel: string; Einladungen: number }) => [row.Schluessel, row.Einladungen])).toEqual([
      [addDays(sunday, -6), 1],
      [addDays(sunday, 1), 2],
      [addDays(sunday, 8), 0],
      [addDays(sunday, 15), 0],
    ]);
    expect((await read(await ownerOf(agentur), agentur)).body.Zeilen).toHaveLength(12);
  });

  test('are grouped by employee only if the tenant permits it', async () => {
    const { agenturnummer, inhaber } = await openAgencyWithStaff(app, TENANT);
    await invite(agenturnummer, 'M-7');
    await invite(agenturnummer, null);
    await configured(app, TENANT, { StatistikJeMitarbeiter: false }, async () =>
      expect((await read(inhaber, agenturnummer, '?gruppe=mitarbeiter')).status).toBe(403),
    );
    await configured(app, TENANT, { StatistikJeMitarbeiter: true }, async () => {
      const { body } = await read(inhaber, agenturnummer, '?gruppe=mitarbeiter');
      expect(body.Zeilen).toMatchObject([
        { Schluessel: 'M-7', Name: 'Agathe Agenturin', Einladungen: 1 },
        { Schluessel: '', Einladungen: 1 },
      ]);
    });
  });

  test('show staff only their own figures where they do not see all', async () => {
    const { agenturnummer, mitarbeiter } = await openAgencyWithStaff(app, TENANT);
    const nameless = await makeBenutzer(app, TENANT, agenturnummer, { rollen: ['Mitarbeiter'], mitarbeiternummer: null });
    for (const nummer of ['M-7', 'M-8', null]) await invite(agenturnummer, nummer);
    const einladungen = async (bearer: string) => (await read(bearer, agenturnummer)).body.Summe.Einladungen;
    await configured(app, TENANT, { MitarbeiterSehenAlles: false }, async () => {
      expect(await einladungen(mitarbeiter)).toBe(1);
      expect(await einladungen(await loginAgentur(app, TENANT, nameless))).toBe(0);
    });
    await configured(app, TENANT, { MitarbeiterSehenAlles: true }, async () => expect(await einladungen(mitarbeiter)).toBe(3));
  });

  test('are not found for another agency and refused for invalid days', async () => {
    const { agenturnummer, inhaber } = await openAgencyWithStaff(app, TENANT);
    expect((await read(inhaber, await makeAgentur(app, TENANT))).status).toBe(404);
    for (const query of ['von=2026-02-30', 'von=2026-03-02&bis=2026-03-01', 'von=2020-01-01&bis=2026-01-01', 'gruppe=monat'])
      expect((await read(inhaber, agenturnummer, `?${query}`)).status, query).toBe(422);
  });
});

const STEPS = ['einladung', 'absage', 'klick', 'person', 'auftrag', 'freigabe', 'tag'] as const;

test(`the rows of every grouping add up to the total, which equals the tables, for random histories (seed ${SEED})`, async () => {
  const history = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.constantFrom('M-7', 'M-8', null)), { minLength: 5, maxLength: 18 });
  const property = fc.asyncProperty(history, async (steps) => {
    const agenturnummer = await makeAgentur(app, TENANT);
    const von = today();
    for (const [step, mitarbeiternummer] of steps) await happen(agenturnummer, step, mitarbeiternummer);
    const tage = { von, bis: today() };
    const expected = await countedIn(agenturnummer);
    for (const gruppe of STATISTIK_GRUPPEN) {
      const { Summe, Zeilen, Vorher } = await app.inTenant(TENANT, (context) =>
        statistikOf(context, { agenturnummer }, tage, gruppe as StatistikGruppe),
      );
      expect(zahlenOf(Summe)).toEqual(expected);
      expect(sumOf(Zeilen)).toEqual(expected);
      expect(Object.values(zahlenOf(Vorher)).every((zahl) => zahl === 0)).toBe(true);
    }
  });
  await fc.assert(property, { seed: SEED, numRuns: 6, endOnFailure: true });
}, 120_000);

async function happen(agenturnummer: string, step: (typeof STEPS)[number], mitarbeiternummer: string | null): Promise<void> {
  if (step === 'tag') return app.clock.pass({ days: 5 });
  if (step === 'einladung') return void (await invite(agenturnummer, mitarbeiternummer));
  if (step === 'absage') {
    const nummer = await invite(agenturnummer, mitarbeiternummer);
    return app.inTenant(TENANT, (context) => endEinladung(context, nummer, 'Abgelehnt'));
  }
  const empfehler = await inviteEmpfehler(app, TENANT, { agenturnummer, mitarbeiternummer });
  if (step === 'klick') return click((await recipient(app, TENANT, { empfehler, accepted: false })).Empfehlungsnummer, 2);
  if (step === 'person') return void (await recipient(app, TENANT, { empfehler }));
  const { auftrag } = await ordered(app, TENANT, { empfehler });
  if (step === 'auftrag') return;
  app.clock.pass({ days: 15 });
  expect((await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).status).toBe(200);
}

/** The same figures counted from the tables. */
async function countedIn(agenturnummer: string): Promise<Record<string, number>> {
  const of = (table: string, condition = sql`true`) =>
    sql`(select count(*)::int from ${sql.table(table)} d where d.agenturnummer = ${agenturnummer} and ${condition})`;
  const { rows } = await app.inTenant(TENANT, ({ tx }) =>
    sql<
      Record<string, number>
    >`select ${of('einladung')} as "Einladungen", ${of('einladung', sql`d.status = 'Angenommen'`)} as "Angenommen",
      (select count(*)::int from klick k join empfehlung e using (mandant, empfehlungsnummer) where e.agenturnummer = ${agenturnummer}) as "Klicks",
      ${of('empfaenger', sql`d.hex_hash is not null`)} as "Daten", ${of('auftrag')} as "Auftraege",
      ${of('auftrag', sql`d.status = 'Freigegeben'`)} as "Freigaben", ${of('empfaenger', sql`d.status = 'Gezahlt'`)} as "Gezahlt",
      (select coalesce(sum(wert_cent), 0)::int from praemierung d where d.agenturnummer = ${agenturnummer}) as "WertCent"`.execute(tx),
  );
  return rows[0] ?? {};
}
