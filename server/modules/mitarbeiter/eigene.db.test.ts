import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EINLADUNG_STATUS } from '../../../contract/calls/agentur/zeilen.ts';
import * as calls from '../../../contract/calls/mitarbeiter.ts';
import { openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { einladungOf } from '../../../test/support/einladung.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { configure, configured } from '../../../test/support/mandant.ts';
import { movedBy, ordered, recipient, released } from '../../../test/support/money.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { login, newEmail } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const app = testApp();
const TENANT = 'telko';
const REPORTS = ['einladungen', 'empfehler', 'interessenten', 'auftraege'] as const;
const einladung = einladungOf(app);

const report = (name: (typeof REPORTS)[number], bearer: string, query: object = {}) =>
  app.api(TENANT, 'PUT', `/mitarbeiter/${name}`, { bearer, body: query });
const countsOf = async (bearer: string) => Promise.all(REPORTS.map(async (name) => (await report(name, bearer)).body.TotalCount as number));

async function employee() {
  const account = await newAccount(app, TENANT);
  return { ...account, session: await login(app, TENANT, account.email) };
}
const numberOf = async (bearer: string) => (await einladung.daten(bearer)).Mitarbeiter[0]?.Mitarbeiternummer ?? '';

beforeAll(() => configure(app, TENANT, { ModuleCompanyRecommendation: true, CaptchaAb: null, AgenturGebuehrCent: 500 }));
beforeEach(() => app.clock.set(TEST_NOW));

describe('an employee', () => {
  test('invites under their own number and is the only employee who sees the later referrals of invited recommenders', async () => {
    const [me, other, guest] = [await employee(), await employee(), await employee()];
    expect(await countsOf(me.session)).toEqual([0, 0, 0, 0]);
    await recipient(app, TENANT, { empfehler: guest });

    const { nr, code } = await einladung.invite(me.session);
    expect((await einladung.open(code)).body).toMatchObject({ Stand: 'Offen', Agentur: 'Karla Konto', Weg: 'Code' });
    expect((await einladung.accept(code, {}, guest.session)).body).toEqual({ Status: 'Angenommen' });
    const nummer = await numberOf(me.session);
    expect(nummer).toMatch(/^M-/);
    expect(await einladung.numbersOf(guest.email)).toEqual({ agenturnummer: nummer, mitarbeiternummer: nummer });

    const person = await ordered(app, TENANT, { empfehler: guest });
    expect(await countsOf(me.session)).toEqual([1, 1, 1, 1]);
    expect(await countsOf(other.session)).toEqual([0, 0, 0, 0]);
    const [[order], [lead], [brought]] = await Promise.all(
      (['auftraege', 'interessenten', 'empfehler'] as const).map(async (name) => (await report(name, me.session)).body.Content),
    );
    expect(order).toMatchObject({
      Auftragsnummer: person.auftrag.Auftragsnummer,
      Empfehler: 'Erika M.',
      Empfaenger: 'Jörg M.',
      Status: 'Bestaetigt',
    });
    expect(order).toMatchObject({ FreigabeAb: expect.any(String), FreigegebenDurch: null, Mitarbeiternummer: nummer });
    expect(lead).toMatchObject({ Anzeigename: 'Jörg M.', Plz: null, Ort: null });
    expect(Object.keys(lead)).not.toContain('Email');
    expect(brought).toMatchObject({ Empfehlungen: 1, Auftraege: 1, WertCent: 0 });
    expect((await app.api(TENANT, 'GET', `/mitarbeiter/einladungen/${nr}`, { bearer: me.session })).body).toMatchObject({
      Status: 'Angenommen',
      Link: null,
      Sendbar: false,
      Zurueckziehbar: false,
      Verlauf: [expect.anything(), expect.anything()],
    });
    expectProblem(await app.api(TENANT, 'GET', `/mitarbeiter/einladungen/${nr}`, { bearer: other.session }), 404, 'NichtGefunden');
    expect((await app.api(TENANT, 'GET', '/mitarbeiter/uebersicht', { bearer: me.session })).body).toEqual({
      Einladungen: 1,
      EinladungenOffen: 0,
      Empfehler: 1,
      Interessenten: 1,
      Auftraege: 1,
      FreigegebenCent: 0,
    });
    const { body } = await app.api(TENANT, 'GET', '/mitarbeiter/filter', { bearer: me.session });
    expect([body.Mitarbeiter, body.Produkte.length > 0, body.Channels.length > 0]).toEqual([[], true, true]);
  });

  test('sees own referrals too; the tenant bears their costs, and the landing page does not name the employee twice', async () => {
    const me = await employee();
    const person = await released(app, TENANT, { empfehler: me });
    const { body } = await report('auftraege', await login(app, TENANT, me.email));
    expect(body.Content).toEqual([expect.objectContaining({ Auftragsnummer: person.Auftragsnummer, Status: 'Freigegeben' })]);
    expect(body.Summen.WertCent).toBeGreaterThan(0);
    const rows = await queryAsOwner(app, `select 1 from buchung where auftragsnummer = $1 and partei = 'Agentur'`, [person.Auftragsnummer]);
    expect(rows).toEqual([]);
    const shown = await app.api(TENANT, 'GET', `/empfehlen/${person.Empfehlungsnummer}`);
    expect([shown.status, shown.body.Agentur]).toEqual([200, undefined]);
  });

  test('bears no costs of invited recommenders: the database refuses a booking of reward or fee', async () => {
    const [me, guest] = [await employee(), await employee()];
    const { code } = await einladung.invite(me.session);
    await einladung.accept(code, {}, guest.session);
    const moved = await movedBy(app, TENANT, () => released(app, TENANT, { empfehler: guest }));
    expect(Object.keys(moved)).not.toContain('Agenturen');
    const agenturnummer = await numberOf(await login(app, TENANT, me.email));
    const [row] = await queryAsOwner<{ nr: string }>(app, 'select auftragsnummer as nr from auftrag where agenturnummer = $1', [
      agenturnummer,
    ]);
    const booking = `insert into buchung (mandant, auftragsnummer, agenturnummer, partei, vorgang, soll, haben, betrag_cent, gebucht_am, belegtag)
      values ($1, $2, $3, 'Agentur', 'Gebuehr', 'Agenturen', 'Gebuehren', 500, now(), now())`;
    await expect(queryAsOwner(app, booking, [TENANT, row?.nr, agenturnummer])).rejects.toThrow(/employee/);
  });

  test('gets one number for concurrent requests and one invitation for a double click', async () => {
    const me = await employee();
    const numbers = await Promise.all([numberOf(me.session), numberOf(me.session), numberOf(me.session)]);
    expect(new Set(numbers).size).toBe(1);
    const { Version } = (await einladung.daten(me.session)).Einwilligung;
    const body = {
      Vorname: 'Ida',
      Nachname: 'Brand',
      Email: newEmail('ida'),
      Art: 'VorOrt',
      Einwilligung: { Version, Am: app.clock.now().toISOString() },
    };
    const click = () => app.api(TENANT, 'PUT', '/Einladung', { bearer: me.session, body, headers: { 'idempotency-key': 'ein-klick' } });
    const [first, second] = await Promise.all([click(), click()]);
    expect([first?.status, second?.body]).toEqual([201, first?.body]);
    expect((await report('einladungen', me.session)).body.TotalCount).toBe(1);
    const [mail, ...more] = await einladung.mailsTo(body.Email);
    expect([mail?.text.includes('Karla Konto'), more]).toEqual([true, []]);
  });

  test('can resend and withdraw an invitation and has a permanent code', async () => {
    const [me, other] = [await employee(), await employee()];
    const { nr } = await einladung.invite(me.session, { Email: newEmail('ida') });
    const again = (bearer: string) => app.api(TENANT, 'POST', `/Einladung/${nr}/erneut`, { bearer });
    const back = (bearer: string) => app.api(TENANT, 'DELETE', `/Einladung/${nr}`, { bearer });
    for (const act of [again, back]) expectProblem(await act(other.session), 404, 'NichtGefunden');
    expect((await again(me.session)).status).toBe(204);
    expectProblem(await again(me.session), 409, 'Konflikt');
    expect([(await back(me.session)).status, (await back(me.session)).status]).toEqual([204, 204]);
    const code = await einladung.standing(me.session, await numberOf(me.session));
    expect((await einladung.open(code)).body).toMatchObject({ Stand: 'Offen', Weg: 'Dauercode', Agentur: 'Karla Konto' });
    expect((await einladung.accept(code, {}, other.session)).status).toBe(200);
    expect((await report('empfehler', me.session)).body.TotalCount).toBe(1);
  });

  test('cannot invite themselves, invite under the number of another employee, or accept an own invitation', async () => {
    const [me, other] = [await employee(), await employee()];
    const own = await einladung.send(me.session, { Email: me.email });
    expect([own.status, own.body.errors]).toEqual([422, [expect.objectContaining({ field: 'Email', code: 'ausDerAgentur' })]]);
    const foreign = await einladung.send(me.session, { Mitarbeiternummer: await numberOf(other.session) });
    expect([foreign.status, foreign.body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'Mitarbeiternummer', code: 'fremdeNummer' })],
    ]);
    const { code } = await einladung.invite(me.session);
    expectProblem(await einladung.accept(code, {}, me.session), 403, 'NichtAuthorisiert');
  });

  test('has codes that are inactive while the programme is off, and end with the account', async () => {
    const me = await employee();
    const { code } = await einladung.invite(me.session);
    const standing = await einladung.standing(me.session, await numberOf(me.session));
    await configured(app, TENANT, { ModuleCompanyRecommendation: false }, async () => {
      expect((await einladung.open(code)).body.Stand).toBe('Ruht');
    });
    expect((await app.api(TENANT, 'DELETE', '/empfehler/delete', { bearer: me.session })).status).toBeLessThan(300);
    expect((await einladung.open(code)).body).toMatchObject({ Stand: 'Ruht', Agentur: '' });
    expect((await einladung.open(standing)).body.Stand).toBe('Beendet');
  });
});

describe('the calls of employees', () => {
  test('find nothing by the number of another employee, and refuse unknown fields', async () => {
    const [me, other] = [await employee(), await employee()];
    await einladung.invite(other.session);
    await einladung.invite(me.session);
    const foreign = { Filter: { Mitarbeiternummer: await numberOf(other.session) } };
    expect((await report('einladungen', me.session, foreign)).body).toMatchObject({ TotalCount: 0, Content: [] });
    expect((await report('einladungen', me.session, { Filter: { Status: EINLADUNG_STATUS } })).body.TotalCount).toBe(1);
    for (const bad of [{ Filter: { Agenturnummer: 'A-1001' } }, { OrderBy: 'Provision' }, { Filter: 'x'.repeat(201) }])
      expectProblem(await report('einladungen', me.session, bad), 422, 'Validierung');
  });

  test.each(Object.values(calls).map((call) => [call.name, call] as const))(
    '%s: refuses no login, an agency, another tenant and a tenant without the programme',
    async (_, { method, path }) => {
      const [me, agency] = [await employee(), await openAgencyWithStaff(app, TENANT)];
      const ask = (tenant: string, bearer?: string) =>
        app.api(tenant, method, path.replace(':nr', 'unbekannt0000'), bearer === undefined ? {} : { bearer });
      expectProblem(await ask(TENANT), 401, 'LoginFirst');
      expectProblem(await ask(TENANT, agency.inhaber), 401, 'PSOF0204');
      expectProblem(await ask('intern', me.session), 401, 'PSOF0204');
      expectProblem(await ask('energie', me.session), 404, 'NichtGefunden');
      await configured(app, TENANT, { ModuleCompanyRecommendation: false }, async () => {
        expectProblem(await ask(TENANT, me.session), 404, 'NichtGefunden');
        expectProblem(await app.api(TENANT, 'GET', '/Einladung/daten', { bearer: me.session }), 401, 'PSOF0204');
      });
      await configured(app, TENANT, { ModuleAgentur: 'Aus' }, async () => {
        expectProblem(await app.api(TENANT, 'GET', '/Einladung/daten', { bearer: agency.inhaber }), 401, 'PSOF0204');
      });
    },
  );
});
