import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { accountOf, newAccount, requestLink, tryLogin } from '../../../test/support/konto.ts';
import { configure } from '../../../test/support/mandant.ts';
import { newEmail, PASSWORD, recommendation } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const app = demoApp();
const resend = (email: string) => app.api('telko', 'GET', `/account/resendWelcomeMail/${encodeURIComponent(email)}`);
const recommend = (Email: string, produkt = 462) =>
  app.api('telko', 'POST', '/Empfehlen/create', {
    body: recommendation({ produkt, empfehler: { Vorname: 'Nora', Nachname: 'Neu', Email } }),
  });

describe('a tenant with KontoAuskunft', () => {
  beforeAll(() => configure(app, 'telko', { KontoAuskunft: true }));
  afterAll(() => configure(app, 'telko', { KontoAuskunft: false }));

  test('answers NichtRegistriert for an unknown address, mails nothing and creates no account', async () => {
    const email = newEmail('unbekannt');
    for (const reply of [await tryLogin(app, email, PASSWORD), await requestLink(app, email), await resend(email)])
      expectProblem(reply, 404, 'NichtRegistriert');
    await app.jobs.drainMails();
    expect(app.mails.sent.filter(({ an }) => an === email)).toEqual([]);
    expect(await accountOf(app, email)).toBeUndefined();
  });

  test('answers OptInRequired for an unconfirmed account and PasswortOderEmailFalsch for a wrong password', async () => {
    const [open, confirmed] = [await newAccount(app, 'telko', 'offen'), await newAccount(app)];
    expectProblem(await tryLogin(app, open.email, PASSWORD), 403, 'OptInRequired');
    expectProblem(await tryLogin(app, confirmed.email, 'Falsch-2026'), 401, 'PasswortOderEmailFalsch');
    expect((await requestLink(app, confirmed.email)).status).toBe(204);
  });

  test('refuses a second referral of a product while the first waits for its opt-in, and stores only one', async () => {
    const email = newEmail('nora');
    expect((await recommend(email)).status).toBe(201);
    expectProblem(await recommend(email), 409, 'EmpfehlungExistsAndOptInRequired');
    const { account_id = '' } = (await accountOf(app, email)) ?? {};
    const stored = () =>
      app.inTenant('telko', ({ tx }) => tx.selectFrom('empfehlung').selectAll().where('empfehler_id', '=', account_id).execute());
    expect(await stored()).toHaveLength(1);
    expect((await recommend(email, 1998)).status).toBe(201);
  });
});

test('a tenant without KontoAuskunft answers the same for unknown and unconfirmed addresses', async () => {
  const [email, open] = [newEmail('unbekannt'), await newAccount(app, 'telko', 'offen')];
  for (const address of [email, open.email]) {
    expectProblem(await tryLogin(app, address, PASSWORD), 401, 'PasswortOderEmailFalsch');
    expect((await requestLink(app, address)).status).toBe(204);
    expect((await resend(address)).status).toBe(204);
    for (let time = 0; time < 2; time += 1) expect((await recommend(address)).status).toBe(201);
  }
});
