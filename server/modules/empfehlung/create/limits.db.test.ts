import { expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { jana, newEmpfehler, recommendOpenly, resend } from '../../../../test/support/opt-in.ts';
import { login, newEmail, recommendation } from '../../../../test/support/walk.ts';

const app = demoApp();

const TOO_MANY = { status: 429, body: { code: 'ZuVieleAnfragen' }, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } };

/** Number of stored recommendations by this address. */
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

test('a recommender can make 60 recommendations an hour; a 61st is not stored, and other recommenders are not affected', async () => {
  const { empfehler, session } = await newEmpfehler(app);
  const create = () =>
    app.api('telko', 'POST', '/Empfehlen/create', { bearer: session, body: recommendation({ produkt: 462, empfehler }) });
  const statuses = (await atOnce(60, () => create())).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201]));
  const refused = await create();
  expect(refused).toMatchObject(TOO_MANY);
  expect(Number(refused.headers['retry-after'])).toBe(3600);
  expect(await countOf('telko', empfehler.Email)).toBe(61);
  const others = await login(app, 'telko');
  expect((await app.api('telko', 'POST', '/Empfehlen/create', { bearer: others, body: recommendation({ produkt: 462 }) })).status).toBe(
    201,
  );
  app.clock.pass({ minutes: 59.5 });
  expect(Number((await create()).headers['retry-after'])).toBe(30);
  app.clock.pass({ minutes: 0.5 });
  expect((await create()).status).toBe(201);
}, 60_000);

test('an address gets three confirmation mails an hour over all tenants; a fourth recommendation is not stored', async () => {
  const Email = newEmail('jana');
  expect((await recommendOpenly(app, jana(Email))).status).toBe(201);
  expect((await recommendOpenly(app, jana(Email.toUpperCase()), { produkt: 1 }, 'energie')).status).toBe(201);
  expect((await recommendOpenly(app, jana(Email), { produkt: 1 }, 'berater')).status).toBe(201);
  expect(await recommendOpenly(app, jana(Email))).toMatchObject(TOO_MANY);
  expect(await countOf('telko', Email)).toBe(1);
  await app.jobs.drainMails();
  expect(app.mails.sent.filter((mail) => mail.an.toLowerCase() === Email)).toHaveLength(3);
  expect((await recommendOpenly(app)).status).toBe(201);
  app.clock.pass({ hours: 1 });
  expect((await recommendOpenly(app, jana(Email))).status).toBe(201);
});

test('requests to send the mail again have a separate limit of three an hour', async () => {
  const Email = newEmail('jana');
  const nummern: string[] = [];
  for (let count = 0; count < 3; count += 1) nummern.push((await recommendOpenly(app, jana(Email))).body.Empfehlungsnummer);
  for (const nummer of nummern) expect((await resend(app, nummer)).status).toBe(204);
  expect(await resend(app, nummern[0] ?? '')).toMatchObject(TOO_MANY);
  await app.jobs.drainMails();
  expect(app.mails.allTo(Email)).toHaveLength(6);
});
