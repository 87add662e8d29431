import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/support/app.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { login, newEmail, recommendation } from '../../../test/support/walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const TOO_MANY = { status: 429, body: { code: 'ZuVieleAnfragen' }, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } };
const inMinutes = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000));

const recommendOpenly = (Email: string, tenant = 'telko', produkt = 462) =>
  app.api(tenant, 'POST', '/Empfehlen/create', {
    body: recommendation({ produkt, empfehler: { Vorname: 'Jana', Nachname: 'Lenz', Email } }),
  });

/** How often a recommendation in the name of this address stands. */
const countOf = (tenant: string, email: string) =>
  app.inTenant(tenant, async ({ tx }) => {
    const rows = await tx
      .selectFrom('empfehlung')
      .innerJoin('account', 'account.account_id', 'empfehlung.empfehler_id')
      .select('empfehlungsnummer')
      .where('account.email', '=', email)
      .execute();
    return rows.length;
  });

test('a recommender makes 60 recommendations an hour, a 61st is not stored, others go on, and so does the first after the hour', async () => {
  const Email = newEmail('jana');
  await recommendOpenly(Email);
  await app.jobs.drainMails();
  const { body: confirmed } = await app.api('telko', 'POST', '/Empfehlen/bestaetigen', { body: { Token: tokenOf(app.mails.to(Email)) } });
  const create = (bearer: string = confirmed.Benutzer.Token) =>
    app.api('telko', 'POST', '/Empfehlen/create', {
      bearer,
      body: recommendation({ produkt: 462, empfehler: { Vorname: 'Jana', Nachname: 'Lenz', Email } }),
    });
  const statuses = (await Promise.all(Array.from({ length: 60 }, () => create()))).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201]));
  const refused = await create();
  expect(refused).toMatchObject(TOO_MANY);
  expect(Number(refused.headers['retry-after'])).toBe(3600);
  expect(await countOf('telko', Email)).toBe(61);
  const others = await login(app, 'telko');
  expect((await app.api('telko', 'POST', '/Empfehlen/create', { bearer: others, body: recommendation({ produkt: 462 }) })).status).toBe(
    201,
  );
  inMinutes(59.5);
  expect(Number((await create()).headers['retry-after'])).toBe(30);
  inMinutes(0.5);
  expect((await create()).status).toBe(201);
}, 60_000);

test('an address gets three mails to confirm it an hour, over all tenants; what is beyond is not stored', async () => {
  const Email = newEmail('jana');
  expect((await recommendOpenly(Email)).status).toBe(201);
  expect((await recommendOpenly(Email.toUpperCase(), 'energie', 1)).status).toBe(201);
  expect((await recommendOpenly(Email, 'berater', 1)).status).toBe(201);
  expect(await recommendOpenly(Email)).toMatchObject(TOO_MANY);
  expect(await countOf('telko', Email)).toBe(1);
  await app.jobs.drainMails();
  expect(app.mails.sent.filter((mail) => mail.an.toLowerCase() === Email)).toHaveLength(3);
  expect((await recommendOpenly(newEmail('jana'))).status).toBe(201);
  inMinutes(60);
  expect((await recommendOpenly(Email)).status).toBe(201);
});

test('asking for the mail again is counted by itself, three times an hour', async () => {
  const Email = newEmail('jana');
  const nummern: string[] = [];
  for (let count = 0; count < 3; count += 1) nummern.push((await recommendOpenly(Email)).body.Empfehlungsnummer);
  const resend = (nummer = '') => app.api('telko', 'GET', `/Empfehlen/bestaetigung/erneut/${nummer}`);
  for (const nummer of nummern) expect((await resend(nummer)).status).toBe(204);
  expect(await resend(nummern[0])).toMatchObject(TOO_MANY);
  await app.jobs.drainMails();
  expect(app.mails.sent.filter((mail) => mail.an === Email)).toHaveLength(6);
});
