import { beforeEach, describe, expect, test } from 'vitest';
import { inviteEmpfehler, makeAgentur } from '../../../../test/support/agentur.ts';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { inBetrieb, loginBetrieb, makePerson, openBetriebSession } from '../../../../test/support/betrieb.ts';
import { enterData, grantsOf, ordered, recipient, released } from '../../../../test/support/money.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { releaseDays } from '../../../../test/support/release-days.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { addDays, dayOf } from '../../../calendar.ts';
import type { Login } from '../../../calls/login.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';
import { endsBefore } from '../../../retention.ts';
import { RETENTIONS } from '../../../start/modules.ts';
import { setRoles } from '../../betrieb/index.ts';
import { auftraegeOf, numbersOf, TENANT } from './auftraege.fixture.ts';
import { linkAuftrag } from './verbinden.ts';

const app = testApp();
beforeEach(() => app.clock.set(TEST_NOW));

const { list, read, decide, decideSeveral, link, has, logOf, unlinked } = auftraegeOf(app);
const OHNE = { Faellig: 'OhneEmpfehlung' };
const today = () => dayOf(app.clock.now());

describe('orders without a referral', () => {
  test('stand in their filter alone, with what lacks, and home counts them', async () => {
    const [empty, typo] = [await unlinked(), await unlinked({ Empfehlungsnummer: 'EMPF-TIPPFEHLER' })];
    const { bearer } = await loginBetrieb(app);
    const { body } = await list(bearer, { Filter: { ...OHNE, Suche: empty }, Pagesize: 200 });
    expect(body).toMatchObject({
      TotalCount: 1,
      Summen: { WertCent: 0 },
      Content: [{ Auftragsnummer: empty, Empfehler: null, Empfaenger: null, Grund: 'Die Datei nennt keine Empfehlung.' }],
    });
    expect((await read(bearer, typo)).body).toMatchObject({
      Status: 'Bestaetigt',
      Empfehlungsnummer: null,
      Empfaengernummer: null,
      AngegebeneNummer: 'EMPF-TIPPFEHLER',
      Grund: 'Die Nummer aus der Datei ist unbekannt: EMPF-TIPPFEHLER',
      NaechsterSchritt: { Wer: 'Mandant' },
      Verlauf: [{ Was: 'Auftrag ohne Empfehlung aufgenommen' }],
      Aktionen: ['Verbinden', 'Stornieren'],
    });
    for (const Filter of [{}, { Suche: empty }, { Faellig: 'ZuFreigeben' }])
      expect(await has(bearer, empty, Filter), JSON.stringify(Filter)).toBe(false);
    expect(await has(bearer, empty, { ...OHNE, Status: ['Eingegangen'] })).toBe(false);
    expect(await has(bearer, empty, { ...OHNE, Agenturnummer: 'A-1001' })).toBe(false);
    const { Anstehend } = (await app.api(TENANT, 'GET', '/betrieb/heute', { bearer })).body;
    const { TotalCount } = (await list(bearer, { Filter: OHNE })).body;
    expect(Anstehend).toContainEqual(expect.objectContaining({ Liste: 'auftraege', ...OHNE, Anzahl: TotalCount }));
  });

  test('are read page by page in each order', async () => {
    const { bearer } = await loginBetrieb(app);
    for (let n = 0; n < 3; n += 1) await unlinked({ Auftragsdatum: addDays(today(), -n) });
    for (const OrderBy of ['Auftragsdatum', 'Auftragsnummer', 'FreigabeAb']) {
      const query = { OrderBy, Pagesize: 2, Filter: OHNE };
      const first = await list(bearer, query);
      const second = await list(bearer, { ...query, Nach: first.body.Nach });
      expect(numbersOf(second).filter((nr) => numbersOf(first).includes(nr))).toEqual([]);
      expect(second.body.Content.length).toBeGreaterThan(0);
    }
  });

  test('take notes, and are shown without decisions to those who may only read', async () => {
    const nr = await unlinked();
    const { bearer } = await loginBetrieb(app, { rollen: { telko: ['Support'] } });
    const saved = await app.api(TENANT, 'PUT', `/betrieb/notizen/auftraege/${nr}`, {
      bearer,
      body: { Text: 'Fragt der Shop', Bisher: null },
    });
    expect(saved.status).toBe(200);
    expect((await read(bearer, nr)).body).toMatchObject({ Notiz: { Text: 'Fragt der Shop' }, Aktionen: [] });
    expectProblem(await link(bearer, nr, { Empfehlungsnummer: 'x' }), 403, 'NichtAuthorisiert');
    expectProblem(await read((await loginBetrieb(app, { rollen: { energie: ['Betrieb'] } })).bearer, nr, 'energie'), 404, 'NichtGefunden');
  });

  test('are kept for a year after their last change', async () => {
    const nr = await unlinked();
    const rule = RETENTIONS.find((one) => one.rule === 'ohneEmpfehlung') ?? expect.fail('no rule');
    const find = (days: number) => app.inTenant(TENANT, (scope) => rule.find(scope, endsBefore('ohneEmpfehlung', addTo(days)), 1000));
    const addTo = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);
    expect(await find(364)).not.toContain(nr);
    expect(await find(365)).toContain(nr);
    await app.inTenant(TENANT, (context) => rule.remove?.(context, [nr], addTo(365)) ?? Promise.resolve());
    expect(await find(365)).not.toContain(nr);
  });
});

describe('a link', () => {
  test('stores the order with its reported status as one of the referral’s only recipient, with the mails of an order', async () => {
    const nr = await unlinked();
    const { Empfehlungsnummer, Empfaengernummer } = await recipient(app, TENANT);
    const { bearer, id } = await loginBetrieb(app);
    const linked = await link(bearer, nr, { Empfehlungsnummer });
    expect(linked).toMatchObject({
      status: 200,
      body: { Status: 'Bestaetigt', Empfehlungsnummer, Empfaengernummer, AngegebeneNummer: null },
    });
    expect(linked.body.WertCent).toBeGreaterThan(0);
    expect([await has(bearer, nr, OHNE), await has(bearer, nr, { Suche: nr })]).toEqual([false, true]);
    const log = await logOf(nr);
    expect(log.map(({ was }) => was)).toEqual(['auftrag.ohne-empfehlung', 'auftrag.eingegangen', 'auftrag.status', 'auftrag.verbunden']);
    expect(log.at(-1)?.wer).toBe(`Betrieb:${id}`);
    const mails = await queryAsOwner(app, "select 1 from mail where bezug = $1 and vorlage like 'praemieInSicht%'", [nr]);
    expect(mails).toHaveLength(2);
    expect(await queryAsOwner(app, 'select 1 from auftrag_ohne_empfehlung where auftragsnummer = $1', [nr])).toEqual([]);
  });

  test('of an order that is released already grants its rewards', async () => {
    const { Empfehlungsnummer, Empfaengernummer } = await recipient(app, TENANT);
    const Auftragsdatum = today();
    app.clock.pass({ days: releaseDays(TENANT) });
    const nr = await unlinked({ Auftragsdatum, Status: 'Freigegeben' });
    const { bearer } = await loginBetrieb(app);
    expect((await link(bearer, nr, { Empfehlungsnummer, Empfaengernummer })).body.Status).toBe('Freigegeben');
    expect(await grantsOf(app, TENANT, nr)).toHaveLength(2);
  });

  test('of two people at once acts once, and both get the order as it stands', async () => {
    const nr = await unlinked();
    const people = [await recipient(app, TENANT), await recipient(app, TENANT)];
    const sessions = [await loginBetrieb(app), await loginBetrieb(app)];
    const answers = await atOnce(8, (n) =>
      link(sessions[n % 2]?.bearer ?? '', nr, { Empfehlungsnummer: people[n % 2]?.Empfehlungsnummer }),
    );
    const { Empfehlungsnummer } = (await read(sessions[0]?.bearer ?? '', nr)).body;
    expect(answers.map(({ status, body }) => [status, body.Empfehlungsnummer])).toEqual(Array(8).fill([200, Empfehlungsnummer]));
    expect((await logOf(nr)).filter(({ was }) => was === 'auftrag.verbunden')).toHaveLength(1);
    expect((await link(sessions[1]?.bearer ?? '', nr, { Empfehlungsnummer: people[1]?.Empfehlungsnummer })).body.Empfehlungsnummer).toBe(
      Empfehlungsnummer,
    );
  });

  test('and a cancellation at once leave one of them, and a repeat of a key is answered once', async () => {
    const { bearer } = await loginBetrieb(app);
    const nr = await unlinked();
    const { Empfehlungsnummer } = await recipient(app, TENANT);
    const answers = await atOnce(2, (n) =>
      n === 0 ? link(bearer, nr, { Empfehlungsnummer }) : decide(bearer, nr, 'stornieren', { Grund: 'Gehört niemandem' }),
    );
    const { Status } = (await read(bearer, nr)).body;
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(['Bestaetigt', 'Storniert']).toContain(Status);
    const other = await unlinked();
    const { Empfehlungsnummer: second } = await recipient(app, TENANT);
    const headers = { 'idempotency-key': other };
    const [one, two] = await atOnce(2, () => link(bearer, other, { Empfehlungsnummer: second }, headers));
    expect(two?.body).toEqual(one?.body);
  });

  test('is refused as POST auftrag is, and the order waits on', async () => {
    const { bearer } = await loginBetrieb(app);
    const nr = await unlinked();
    const yesterday = await unlinked({ Auftragsdatum: addDays(today(), -1) });
    const person = await recipient(app, TENANT);
    const two = await recipient(app, TENANT);
    await app.inTenant(TENANT, (context) => enterData(context, two.Empfehlungsnummer));
    const { auftrag: cancelled, ...over } = await ordered(app, TENANT);
    await decide(bearer, cancelled.Auftragsnummer, 'stornieren', { Grund: 'Widerruf' });
    const done = await released(app, TENANT);
    const foreign = await recipient(app, 'energie');
    const late = await loginBetrieb(app);
    const refusal = async (number: string, body: object) => {
      const refused = await link(late.bearer, number, body);
      return [refused.status, refused.body.code, refused.body.errors ? fieldCodes(refused) : refused.body.detail];
    };
    const { Empfehlungsnummer } = person;
    expect(await refusal(yesterday, { Empfehlungsnummer })).toEqual([422, 'Validierung', { Auftragsdatum: 'vorEmpfehlung' }]);
    expect(await refusal(nr, { Empfehlungsnummer: 'gibt-es-nicht' })).toEqual([404, 'NichtGefunden', { Empfehlungsnummer: 'nummer' }]);
    expect(await refusal(nr, { Empfehlungsnummer: foreign.Empfehlungsnummer })).toEqual([
      404,
      'NichtGefunden',
      { Empfehlungsnummer: 'nummer' },
    ]);
    expect(await refusal(nr, { Empfehlungsnummer, Empfaengernummer: 'gibt-es-nicht' })).toEqual([
      404,
      'NichtGefunden',
      { Empfaengernummer: 'nummer' },
    ]);
    expect(await refusal(nr, { Empfehlungsnummer, Empfaengernummer: two.Empfaengernummer })).toEqual([
      409,
      'Konflikt',
      expect.stringContaining('gehören nicht zusammen'),
    ]);
    expect(await refusal(nr, { Empfehlungsnummer: two.Empfehlungsnummer })).toEqual([409, 'Konflikt', expect.stringContaining('mehrere')]);
    expect(await refusal(nr, { Empfehlungsnummer: over.Empfehlungsnummer })).toEqual([
      409,
      'Konflikt',
      expect.stringContaining('storniert'),
    ]);
    expect(await refusal('gibt-es-nicht', { Empfehlungsnummer })).toEqual([404, 'NichtGefunden', expect.any(String)]);
    expect(await refusal(nr, {})).toEqual([422, 'Validierung', { Empfehlungsnummer: 'pflichtfeld' }]);
    const second = await unlinked({ Auftragsdatum: addDays(today(), -releaseDays(TENANT)), Status: 'Freigegeben' });
    expect(await refusal(second, { Empfehlungsnummer: done.Empfehlungsnummer })).toEqual([
      409,
      'Konflikt',
      expect.stringContaining('schon einen freigegebenen Auftrag'),
    ]);
    for (const waits of [nr, yesterday, second]) expect(await has(late.bearer, waits, OHNE), waits).toBe(true);
    expect(await queryAsOwner(app, "select 1 from protokoll where bezug = $1 and was <> 'auftrag.ohne-empfehlung'", [nr])).toEqual([]);
  });

  test('is refused to the recommender and the recipient of the referral', async () => {
    const person = await makePerson(app);
    const own = await recipient(app, TENANT, { email: person.email });
    const nr = await unlinked();
    const bearer = await openBetriebSession(app, person);
    const refused = await link(bearer, nr, { Empfehlungsnummer: own.Empfehlungsnummer });
    expectProblem(refused, 403, 'NichtAuthorisiert');
    expect(refused.body.detail).toContain('Ihre eigene');
    expect(await has(bearer, nr, OHNE)).toBe(true);
  });

  test('needs the right in its own transaction', async () => {
    const nr = await unlinked();
    const { Empfehlungsnummer } = await recipient(app, TENANT);
    const { id } = await loginBetrieb(app);
    const session = { who: 'B', id, rollen: ['Betrieb'], wer: `Betrieb:${id}` } as unknown as Login;
    const mandant = app.parts.mandanten.get(TENANT) ?? expect.fail('no tenant');
    await inBetrieb(app, (scope) => scope.asMandant(mandant, (context) => setRoles(context, id, { rollen: ['Support'], giltBis: null })));
    await expect(app.inTenant(TENANT, (context) => linkAuftrag(context, session, nr, { Empfehlungsnummer }))).rejects.toMatchObject({
      code: 'NichtAuthorisiert',
    });
  });
});

describe('a decision on an order without a referral', () => {
  test('cancels it with a note, once; all else needs a link first', async () => {
    const { bearer } = await loginBetrieb(app);
    const [nr, other] = [await unlinked(), await unlinked()];
    for (const what of ['bestaetigen', 'freigeben']) {
      const refused = await decide(bearer, nr, what);
      expectProblem(refused, 409, 'Konflikt');
      expect(refused.body.detail).toContain('Verbinden Sie ihn zuerst');
    }
    const done = await decide(bearer, nr, 'stornieren', { Grund: 'Kam ohne Empfehlung' });
    expect(done.body).toMatchObject({
      Status: 'Storniert',
      Aktionen: [],
      Notiz: { Text: 'Kam ohne Empfehlung' },
      NaechsterSchritt: { Schritt: 'Beendet' },
      Verlauf: [{ Was: 'Auftrag ohne Empfehlung aufgenommen' }, { Was: 'Auftrag storniert' }],
    });
    expect(await has(bearer, nr, OHNE)).toBe(false);
    expect((await decide(bearer, nr, 'stornieren', { Grund: 'Noch einmal' })).body.Notiz.Text).toBe('Kam ohne Empfehlung');
    expect(JSON.stringify(await logOf(nr))).not.toContain('Kam ohne');
    const { Empfehlungsnummer } = await recipient(app, TENANT);
    expect((await link(bearer, nr, { Empfehlungsnummer })).body).toMatchObject({ Status: 'Storniert', Empfehlungsnummer: null });
    const { body } = await decideSeveral(bearer, { Auftragsnummern: [nr, other], Aktion: 'Stornieren', Grund: 'Alle' });
    expect(body.Ergebnisse.map(({ Ergebnis }: { Ergebnis: string }) => Ergebnis)).toEqual(['Unveraendert', 'Erledigt']);
    expect((await decideSeveral(bearer, { Auftragsnummern: [other], Aktion: 'Bestaetigen' })).body.Ergebnisse[0].Ergebnis).toBe(
      'NichtMoeglich',
    );
  });
});

describe('a link that is refused', () => {
  test('is above the credit of the agency', async () => {
    const agenturnummer = await makeAgentur(app, TENANT);
    await queryAsOwner(app, 'update agentur set kredit_cent = 0 where agenturnummer = $1', [agenturnummer]);
    const { Empfehlungsnummer } = await recipient(app, TENANT, { empfehler: await inviteEmpfehler(app, TENANT, { agenturnummer }) });
    const Auftragsdatum = today();
    app.clock.pass({ days: releaseDays(TENANT) });
    const nr = await unlinked({ Status: 'Freigegeben', Auftragsdatum });
    const { bearer } = await loginBetrieb(app);
    expectProblem(await link(bearer, nr, { Empfehlungsnummer }), 409, 'KreditErschoepft');
    expect(await has(bearer, nr, OHNE)).toBe(true);
  });

  test('meets the same two people on another referral', async () => {
    const first = await recipient(app, TENANT, { accepted: false });
    const nr = await unlinked();
    await app.later(61);
    const second = await recipient(app, TENANT);
    await queryAsOwner(app, 'update empfaenger set email_alias = $1 where empfaengernummer = $2', [first.email, second.Empfaengernummer]);
    const { bearer } = await loginBetrieb(app);
    expectProblem(await link(bearer, nr, { Empfehlungsnummer: first.Empfehlungsnummer }), 409, 'EmpfehlungExists');
  });
});
