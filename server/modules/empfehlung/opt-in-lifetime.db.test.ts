import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/support/app.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { newEmail, recommendation } from '../../../test/support/walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.clock.set(TEST_NOW));
afterAll(() => app.close());

async function recommendOpenly() {
  const Email = newEmail('jana');
  const body = recommendation({ produkt: 462, empfehler: { Vorname: 'Jana', Nachname: 'Lenz', Email } });
  const { body: created } = await app.api('telko', 'POST', '/Empfehlen/create', { body });
  await app.jobs.drainMails();
  return { Empfehlungsnummer: created.Empfehlungsnummer as string, Email };
}

const mailsTo = (email: string) => app.mails.sent.filter((mail) => mail.an === email);
const confirm = (Token: string) => app.api('telko', 'POST', '/Empfehlen/bestaetigen', { body: { Token } });
const resend = async (nummer: string, tenant = 'telko') => {
  const reply = await app.api(tenant, 'GET', `/Empfehlen/bestaetigung/erneut/${nummer}`);
  await app.jobs.drainMails();
  return reply;
};
const at = (days: number, seconds: number) => app.clock.set(new Date(TEST_NOW.getTime() + days * 86_400_000 + seconds * 1000));

describe('the link that confirms an address', () => {
  test('works until the last second of its 14 days', async () => {
    const { Email } = await recommendOpenly();
    at(14, -1);
    expect((await confirm(tokenOf(app.mails.to(Email)))).status).toBe(200);
  });

  test.each([0, 1, 86_400])('is over %i seconds after its 14 days, and nobody is logged in', async (seconds) => {
    const { Email, Empfehlungsnummer } = await recommendOpenly();
    at(14, seconds);
    const reply = await confirm(tokenOf(app.mails.to(Email)));
    expect(reply).toMatchObject({ status: 410, body: { code: 'Abgelaufen' } });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect((await app.api('telko', 'GET', `/empfehlen/${Empfehlungsnummer}`)).body.Status).toBe('Offen');
  });

  test('is mailed again on request, with a new secret and days of its own', async () => {
    const { Email, Empfehlungsnummer } = await recommendOpenly();
    at(10, 0);
    expect(await resend(Empfehlungsnummer)).toMatchObject({ status: 204 });
    const [first, second] = mailsTo(Email).map((mail) => tokenOf(mail));
    expect(second).not.toBe(first);
    at(20, 0);
    expect((await confirm(first ?? '')).status).toBe(410);
    expect((await confirm(second ?? '')).status).toBe(200);
  });

  test('is not mailed again once the address is confirmed, and the answer does not tell', async () => {
    const { Email, Empfehlungsnummer } = await recommendOpenly();
    await confirm(tokenOf(app.mails.to(Email)));
    expect((await resend(Empfehlungsnummer)).status).toBe(204);
    expect(mailsTo(Email)).toHaveLength(1);
  });

  test("is not mailed for an unknown number or another tenant's", async () => {
    const { Email, Empfehlungsnummer } = await recommendOpenly();
    expect(await resend(Empfehlungsnummer, 'energie')).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
    expect(await resend('0123456789abc')).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
    expect(mailsTo(Email)).toHaveLength(1);
  });

  test('is not sent when it was used before the mail left', async () => {
    const { Email, Empfehlungsnummer } = await recommendOpenly();
    const token = tokenOf(app.mails.to(Email));
    await app.api('telko', 'GET', `/Empfehlen/bestaetigung/erneut/${Empfehlungsnummer}`);
    await confirm(token);
    await app.jobs.drainMails();
    expect(mailsTo(Email)).toHaveLength(1);
  });
});
