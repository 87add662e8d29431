import { beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { confirmData } from '../../../test/support/empfaenger.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { accept, join, login, newEmail, recommend } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const app = demoApp();
const TENANT = 'telko';
let nummer: string;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  nummer = (await recommend(app, TENANT, await login(app, TENANT), { produkt: 462 })).Empfehlungsnummer;
});

const ask = (Email: string, options: { from?: string; tenant?: string } = {}) =>
  app.api(options.tenant ?? TENANT, 'POST', '/empfaenger/zugang', { body: { Email }, ...options });
const mailsTo = async (email: string) => {
  await app.jobs.drainMails();
  return app.mails.allTo(email);
};

describe("a new link to a recipient's data", () => {
  test('is mailed to the owner of a confirmed address, with the current secret', async () => {
    const person = await join(app, TENANT, nummer);
    await accept(app, TENANT, person);
    const before = await mailsTo(person.email);
    const { status, body, headers } = await ask(person.email.toUpperCase());
    expect([status, body, headers['set-cookie']]).toEqual([204, '', undefined]);
    const [mail, ...more] = (await mailsTo(person.email)).slice(before.length);
    expect(more).toEqual([]);
    expect(mail?.html).toContain(`http://telko.localhost:3000/de/empfaenger/zustimmung?token=${person.Hex}`);
  });

  test('leads to the confirmation if the address is not confirmed', async () => {
    const { email, Hex } = await join(app, TENANT, nummer);
    await mailsTo(email);
    await ask(email);
    const [, mail] = await mailsTo(email);
    expect(mail?.html).not.toContain(Hex);
    expect((await confirmData(app, mail ? tokenOf(mail) : '')).status).toBe(200);
  });

  test("gets the same answer but no mail for an unknown address, another tenant's, a deleted one and one that refused", async () => {
    const [stranger, elsewhere] = [newEmail('fremd'), newEmail('anderswo')];
    await accept(app, TENANT, await join(app, TENANT, nummer, elsewhere));
    const refused = await join(app, TENANT, nummer);
    const [mail] = await mailsTo(refused.email);
    await app.api(TENANT, 'POST', '/empfaenger/ablehnen', { body: { Token: mail ? tokenOf(mail) : '' } });
    const before = app.mails.sent.length;
    for (const reply of [await ask(stranger), await ask(refused.email), await ask(elsewhere, { tenant: 'energie' })])
      expect([reply.status, reply.body]).toEqual([204, '']);
    await app.jobs.drainMails();
    expect(app.mails.sent.slice(before).map(({ an }) => an)).toEqual([]);
  });

  test('is mailed for each referral that the owner has joined, and for none that another person typed', async () => {
    const email = newEmail('joerg');
    const person = await join(app, TENANT, nummer, email);
    await accept(app, TENANT, person);
    await join(app, TENANT, nummer, email);
    const before = (await mailsTo(email)).length;
    await ask(email);
    const sent = (await mailsTo(email)).slice(before);
    expect(sent.map(({ html }) => html.includes(person.Hex))).toEqual([true]);
  });

  test('is limited to three requests an hour by address over all tenants, and twenty by network address', async () => {
    const email = newEmail('oft');
    for (const tenant of [TENANT, 'energie', TENANT]) expect((await ask(email, { tenant })).status).toBe(204);
    expectProblem(await ask(email), 429, 'ZuVieleAnfragen');
    const from = '10.77.0.1';
    for (let count = 0; count < 20; count += 1) expect((await ask(newEmail('netz'), { from })).status).toBe(204);
    expectProblem(await ask(newEmail('netz'), { from }), 429, 'ZuVieleAnfragen');
  });

  test('needs a valid address', async () => {
    expectProblem(await ask('kein-at'), 422, 'EmailUngueltig');
  });
});
