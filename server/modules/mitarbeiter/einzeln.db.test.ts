import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EigeneAuftragZeile, LeadZeile } from '../../../contract/calls/agentur/zeilen.ts';
import { inviteEmpfehler, openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { einladungOf } from '../../../test/support/einladung.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { configure } from '../../../test/support/mandant.ts';
import { ordered, released } from '../../../test/support/money.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { login } from '../../../test/support/walk.ts';
import { addDays, startOfDay } from '../../calendar.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const app = testApp();
const TENANT = 'telko';
const BESIDE = ['NaechsterSchritt', 'Verlauf'];

const get = (path: string, bearer: string) => app.api(TENANT, 'GET', `/mitarbeiter/${path}`, { bearer });
const was = (verlauf: readonly { Was: string }[]) => verlauf.map((entry) => entry.Was);

/** An employee who invited a recommender, whose referral led to an order. */
async function employee() {
  const [{ email }, guest] = [await newAccount(app, TENANT), await newAccount(app, TENANT)];
  const session = await login(app, TENANT, email);
  const { code } = await einladungOf(app).invite(session);
  await einladungOf(app).accept(code, {}, await login(app, TENANT, guest.email));
  const { Empfaengernummer, Empfehlungsnummer, auftrag } = await ordered(app, TENANT, { empfehler: guest });
  return { email, session, auftrag, Empfaengernummer, Empfehlungsnummer };
}

let me: Awaited<ReturnType<typeof employee>>;
beforeAll(async () => {
  await configure(app, TENANT, { ModuleCompanyRecommendation: true, CaptchaAb: null });
  me = await employee();
});
beforeEach(() => app.clock.set(TEST_NOW));

describe('a single row of an employee', () => {
  test('for an order shows the timeline and the next step, and no actions', async () => {
    const { status, body } = await get(`auftraege/${me.auftrag.Auftragsnummer}`, me.session);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(Object.keys(body).sort()).toEqual([...Object.keys(EigeneAuftragZeile.shape), ...BESIDE].sort());
    expect(body).toMatchObject({ Auftragsnummer: me.auftrag.Auftragsnummer, Status: 'Bestaetigt', Empfaenger: 'Jörg M.' });
    expect(body.NaechsterSchritt).toMatchObject({ Schritt: 'Freigabe', Fruehestens: body.FreigabeAb });
    expect(was(body.Verlauf)).toEqual([
      'Empfehlung angelegt',
      'E-Mail-Adresse bestätigt',
      'Jörg M.: Angaben eingetragen',
      'Jörg M.: Angaben bestätigt',
      `Bestellung ${me.auftrag.Auftragsnummer} eingegangen`,
      `Auftrag ${me.auftrag.Auftragsnummer} bestätigt`,
    ]);
    expect(JSON.stringify(body)).not.toContain('Müßig');
  });

  test('for a recommended person shows the same with first name and initial, and no contact data', async () => {
    const { status, body } = await get(`interessenten/${me.Empfaengernummer}`, me.session);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(Object.keys(body).sort()).toEqual([...Object.keys(LeadZeile.shape), 'Verlauf', 'Empfehlungsnummer'].sort());
    expect(body).toMatchObject({ Empfaengernummer: me.Empfaengernummer, Anzeigename: 'Jörg M.', Empfehlungsnummer: me.Empfehlungsnummer });
    expect(was(body.Verlauf)).toContain(`Auftrag ${me.auftrag.Auftragsnummer} bestätigt`);
    expect(body.NaechsterSchritt.Was).toMatch(/^Der Auftrag ist bestätigt/);
    expect(JSON.stringify(body)).not.toMatch(/Müßig|@|\+49/);
  });

  test('shows that the tenant decides on an order that can be released, without a day, in the report of people too', async () => {
    app.clock.set(new Date(startOfDay(addDays(me.auftrag.Auftragsdatum, 15)).getTime() + 36_000_000));
    const session = await login(app, TENANT, me.email);
    const steps = await Promise.all(
      [`auftraege/${me.auftrag.Auftragsnummer}`, `interessenten/${me.Empfaengernummer}`].map(
        async (path) => (await get(path, session)).body.NaechsterSchritt,
      ),
    );
    for (const step of steps) {
      expect(step).toMatchObject({ Schritt: 'FreigabeMoeglich', Was: expect.stringMatching(/Darüber entscheidet \S+/) });
      expect(step).not.toHaveProperty('Spaetestens');
    }
    const { body } = await app.api(TENANT, 'PUT', '/mitarbeiter/interessenten', { bearer: session });
    expect(body.Content[0].NaechsterSchritt).toBe(steps[0].Was);
  });

  test('is not found if it is of another employee, an agency or another kind, or unknown', async () => {
    const other = await employee();
    const empfehler = await inviteEmpfehler(app, TENANT, { agenturnummer: (await openAgencyWithStaff(app, TENANT)).agenturnummer });
    const agencys = await ordered(app, TENANT, { empfehler });
    for (const { auftrag, Empfaengernummer } of [other, agencys]) {
      expectProblem(await get(`auftraege/${auftrag.Auftragsnummer}`, me.session), 404, 'NichtGefunden');
      expectProblem(await get(`interessenten/${Empfaengernummer}`, me.session), 404, 'NichtGefunden');
    }
    expectProblem(await get(`auftraege/${me.Empfaengernummer}`, me.session), 404, 'NichtGefunden');
    expectProblem(await get(`interessenten/${me.auftrag.Auftragsnummer}`, me.session), 404, 'NichtGefunden');
    expectProblem(await get('auftraege/unbekannt', me.session), 404, 'NichtGefunden');
  });

  test('is not found for an employee without a number', async () => {
    const session = await login(app, TENANT, (await newAccount(app, TENANT)).email);
    expectProblem(await get(`auftraege/${me.auftrag.Auftragsnummer}`, session), 404, 'NichtGefunden');
    expectProblem(await get(`interessenten/${me.Empfaengernummer}`, session), 404, 'NichtGefunden');
  });

  // Runs last because the jobs due by then end the earlier sessions.
  test('for a released order names the employer, in the report too', async () => {
    const account = await newAccount(app, TENANT);
    const { Auftragsnummer } = await released(app, TENANT, { empfehler: account });
    const session = await login(app, TENANT, account.email);
    const employer = app.parts.mandanten.get(TENANT)?.konfiguration.Name;
    const { body } = await get(`auftraege/${Auftragsnummer}`, session);
    expect(body.FreigegebenDurch).toBe(employer);
    expect(was(body.Verlauf)).toContain(`Auftrag ${Auftragsnummer} freigegeben (${employer})`);
    const report = await app.api(TENANT, 'PUT', '/mitarbeiter/auftraege', { bearer: session });
    expect(report.body.Content).toEqual([expect.objectContaining({ Auftragsnummer, FreigegebenDurch: employer })]);
  });
});
