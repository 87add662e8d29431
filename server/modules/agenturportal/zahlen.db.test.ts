import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AssignableRolle } from '../../../contract/rules/rollen.ts';
import { PraemierungStatus } from '../../../contract/values/status.ts';
import { inviteEmpfehler, loginAgentur, makeAgentur, makeBenutzer } from '../../../test/support/agentur.ts';
import { fillAgentur } from '../../../test/support/agentur-rows.ts';
import { testApp } from '../../../test/support/app.ts';
import { configured } from '../../../test/support/mandant.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { newEmail } from '../../../test/support/walk.ts';
import { addTage, dayOf } from '../../calendar.ts';
import { emailAlias, emailSchluessel } from '../../email-address.ts';

/** Each sentence of the start page links to a report; its number has to equal the report's. */

const app = testApp();
const TENANT = 'telko';
const ROWS = 160;
const PREFIX = 'zahl';

interface Anstehend {
  readonly Art: string;
  readonly Anzahl: number;
  readonly WertCent?: number;
  readonly Berichte?: readonly { readonly Bericht: string; readonly Anzahl: number }[];
}

/** A separate recommender for each recipient, because an address can be an open recipient only once for each recommender. */
const OWN_EMPFEHLER = [
  `insert into account (mandant, account_id, art, email, email_schluessel, email_alias, language, erstellt_am)
   select mandant, empfaengernummer, 'Empfehler', e, e, e, 'de', erstellt_am
   from empfaenger, lateral (select empfaengernummer || '@empfehler.example' as e) x where mandant = $1 and starts_with(empfaengernummer, $2)`,
  `insert into empfehler (mandant, empfehler_id, vorname, nachname, empfehlerhash)
   select mandant, empfaengernummer, 'Ida', 'Muster', empfaengernummer from empfaenger where mandant = $1 and starts_with(empfaengernummer, $2)`,
  'update empfaenger set empfehler_id = empfaengernummer where mandant = $1 and starts_with(empfaengernummer, $2)',
];

let agentur: string;
/** Addresses of the agency's users by role; in a world, the `eigner` is the recipient of the rows in `eigene`. */
const people: Record<string, string> = {};

beforeAll(async () => {
  agentur = await makeAgentur(app, TENANT);
  const { id } = await inviteEmpfehler(app, TENANT, { agenturnummer: agentur });
  await fillAgentur(app, { tenant: TENANT, agenturnummer: agentur, empfehlerId: id, prefix: PREFIX, anzahl: ROWS });
  for (const statement of OWN_EMPFEHLER) await queryAsOwner(app, statement, [TENANT, PREFIX]);
  const add = async (name: string, rollen: readonly AssignableRolle[], wish: object = {}) => {
    people[name] = await makeBenutzer(app, TENANT, agentur, { rollen, email: newEmail(name.toLowerCase(), 'gmail.com'), ...wish });
  };
  await add('Inhaber', ['Inhaber']);
  await add('Mitarbeiter', ['Mitarbeiter'], { mitarbeiternummer: 'M-7' });
});

/** The key of another spelling of the same mailbox. */
const otherwise = (email: string) => emailSchluessel(email.replace('.', '').replace('@gmail.com', '+laden@googlemail.com'));

const note = fc.record({
  bericht: fc.constantFrom('auftraege', 'empfehlungen', 'leads', 'einladungen'),
  row: fc.nat({ max: ROWS }),
  tage: fc.constantFrom(-3, 0, 1),
});
const world = fc.record({
  tage: fc.nat({ max: 25 }),
  notes: fc.array(note, { minLength: 8, maxLength: 40 }),
  eigene: fc.array(fc.nat({ max: ROWS }), { minLength: 10, maxLength: 60 }),
  eigner: fc.constantFrom('Inhaber', 'Mitarbeiter'),
  einladungen: fc.array(fc.record({ stunden: fc.integer({ min: -30, max: 120 }), nummer: fc.constantFrom('M-7', 'M-8', null) }), {
    maxLength: 12,
  }),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

const LETTER: Readonly<Record<string, string>> = { auftraege: 'a', empfehlungen: 'e', leads: 'p', einladungen: 'x' };

async function make({ tage, notes, eigene, eigner, einladungen }: World): Promise<void> {
  const now = addTage(TEST_NOW, tage);
  app.clock.set(now);
  const email = otherwise(people[eigner] ?? '');
  await app.inTenant(TENANT, async ({ tx }) => {
    await tx.deleteFrom('notiz').where('wer_id', '=', agentur).execute();
    await sql`delete from einladung where einladungsnummer like ${`${PREFIX}-x%`}`.execute(tx);
    for (const [index, { stunden, nummer }] of einladungen.entries())
      await tx
        .insertInto('einladung')
        .values({
          einladungsnummer: `${PREFIX}-x${index}`,
          agenturnummer: agentur,
          mitarbeiternummer: nummer,
          vorname: 'Ida',
          nachname: 'Ölmann',
          email: null,
          art: 'VorOrt',
          status: 'Offen',
          erstellt_am: now,
          gueltig_bis: new Date(now.getTime() + stunden * 3_600_000),
          beendet_am: null,
          empfehler_id: null,
        })
        .execute();
    for (const { bericht, row, tage: later } of notes)
      await tx
        .insertInto('notiz')
        .values({
          wer: 'Agentur',
          wer_id: agentur,
          bericht,
          bezug: `${PREFIX}-${LETTER[bericht]}${bericht === 'einladungen' ? row % 12 : row}`,
          text: 'Ruft an',
          wiedervorlage: addTage(now, later).toISOString().slice(0, 10),
          geaendert_von: 'Test',
          geaendert_am: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const rows = eigene.map((index) => `${PREFIX}-p${index}`);
    const all = tx.updateTable('empfaenger').where('agenturnummer', '=', agentur);
    await all.set({ email: null, email_schluessel: null, email_alias: null }).execute();
    // An address can occur once for each referral; every row here belongs to a different referral.
    const address = { email, email_schluessel: email, email_alias: emailAlias(email) };
    await all.set(address).where('empfaengernummer', 'in', rows).execute();
  });
}

/** Checks every sentence on a user's home page against its report; returns the numbers. */
async function held(who: string): Promise<Record<string, number>> {
  const bearer = await loginAgentur(app, TENANT, people[who] ?? '');
  const heute = await app.api(TENANT, 'GET', `/agentur/heute/${agentur}`, { bearer });
  expect(heute.status, JSON.stringify(heute.body)).toBe(200);
  const read = async (bericht: string, Anstehend: string) => {
    const path = `/agentur/${bericht}/${agentur}`;
    const { status, body } = await app.api(TENANT, 'PUT', path, { bearer, body: { Filter: { Anstehend } } });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const REPORT: Readonly<Record<string, string>> = {
    AuftraegeFreigebbar: 'auftraege',
    LeadsAmZug: 'leads',
    EinladungenEnden: 'einladungen',
  };
  const said: Record<string, number> = {};
  for (const { Art, Anzahl, WertCent, Berichte } of heute.body.Anstehend as Anstehend[]) {
    said[Art] = Anzahl;
    for (const { Bericht, Anzahl: one } of Berichte ?? [])
      expect((await read(Bericht, Art)).TotalCount, `${who} ${Art} ${Bericht}`).toBe(one);
    if (Berichte) expect(Berichte.reduce((sum, { Anzahl: one }) => sum + one, 0)).toBe(Anzahl);
    const bericht = REPORT[Art];
    if (bericht === undefined) continue;
    const { TotalCount, Summen } = await read(bericht, Art);
    expect(TotalCount, `${who} ${Art}`).toBe(Anzahl);
    if (WertCent !== undefined) expect(Summen.WertCent, `${who} ${Art}`).toBe(WertCent);
  }
  const { von, bis } = { von: `${dayOf(app.clock.now()).slice(0, 8)}01`, bis: dayOf(app.clock.now()) };
  const granted = { Von: von, Bis: bis, Status: PraemierungStatus.options.filter((status) => status !== 'Storniert') };
  const month = await app.api(TENANT, 'PUT', `/agentur/praemien/${agentur}`, { bearer, body: { Filter: granted } });
  expect(month.body.Summen.WertCent, `${who} rewards of the month`).toBe(heute.body.Monat.WertCent);
  return said;
}

const ALL = ['AuftraegeFreigebbar', 'EinladungenEnden', 'LeadsAmZug', 'Wiedervorlagen'];
const of = (said: Record<string, number>) => Object.keys(said).sort();

describe('the number in a sentence of the start page', () => {
  test('equals that of its report for each sentence and role', { timeout: 240_000 }, async () => {
    const most: Record<string, number> = {};
    const run = async (what: World) => {
      await make(what);
      const seen: [string, Record<string, number>, readonly string[]][] = [];
      const hold = async (who: string, sentences: readonly string[]) => void seen.push([who, await held(who), sentences]);
      await configured(app, TENANT, { MitarbeiterSehenAlles: true, MitarbeiterGebenFrei: true }, async () => {
        await hold('Inhaber', ALL);
        await hold('Mitarbeiter', ALL);
      });
      await configured(app, TENANT, { MitarbeiterSehenAlles: false, MitarbeiterGebenFrei: true }, () => hold('Mitarbeiter', ALL));
      await configured(app, TENANT, { MitarbeiterSehenAlles: false }, () => hold('Mitarbeiter', ALL.slice(1)));
      await queryAsOwner(app, "update agentur set status = 'Inaktiv', grund = 'Ruht' where agenturnummer = $1", [agentur]);
      await hold('Inhaber', ['EinladungenEnden', 'Wiedervorlagen']);
      await queryAsOwner(app, "update agentur set status = 'Aktiv', grund = null where agenturnummer = $1", [agentur]);
      for (const [who, said, sentences] of seen) {
        expect(of(said), who).toEqual(sentences);
        for (const [art, anzahl] of Object.entries(said)) most[art] = Math.max(most[art] ?? 0, anzahl);
      }
    };
    await fc.assert(fc.asyncProperty(world, run), { numRuns: 3, endOnFailure: true });
    // A sentence whose number was always zero would prove nothing.
    for (const art of ALL) expect(most[art], art).toBeGreaterThan(0);
  });

  test('excludes only the own orders, under any spelling of the address', async () => {
    const everything = Array.from({ length: ROWS + 1 }, (_, index) => index);
    const what = { tage: 0, notes: [], einladungen: [], eigner: 'Inhaber' } as Omit<World, 'eigene'>;
    await configured(app, TENANT, { MitarbeiterSehenAlles: true, MitarbeiterGebenFrei: true }, async () => {
      await make({ ...what, eigene: everything });
      expect((await held('Inhaber')).AuftraegeFreigebbar).toBe(0);
      const all = (await held('Mitarbeiter')).AuftraegeFreigebbar ?? 0;
      expect(all).toBeGreaterThan(3);
      await make({ ...what, eigene: [ROWS] });
      expect((await held('Inhaber')).AuftraegeFreigebbar).toBe(all);
    });
  });
});
