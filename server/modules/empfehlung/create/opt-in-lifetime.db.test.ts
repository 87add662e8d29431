import { beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { confirmAddress, jana, recommendOpenly, resend } from '../../../../test/support/opt-in.ts';
import { momentAfter, TEST_NOW } from '../../../../test/support/parts.ts';

const app = demoApp();
beforeEach(() => app.clock.set(TEST_NOW));

/** A recommender recommends without a login and gets the mail. */
async function recommended() {
  const empfehler = jana();
  const { body } = await recommendOpenly(app, empfehler);
  await app.jobs.drainMails();
  return { Empfehlungsnummer: body.Empfehlungsnummer as string, Email: empfehler.Email };
}

const mailedAgain = async (nummer: string, tenant = 'telko') => {
  const reply = await resend(app, nummer, tenant);
  await app.jobs.drainMails();
  return reply;
};
/** The mails that ask for the confirmation, without those that follow it. */
const askedBy = (email: string) => app.mails.allTo(email).filter(({ text }) => text.includes('/bestaetigung?token='));
const at = (days: number, seconds: number) => app.clock.set(momentAfter({ days, seconds }));

describe('the link that confirms an address', () => {
  test('works until the last second of its 14 days', async () => {
    const { Email } = await recommended();
    at(14, -1);
    expect((await confirmAddress(app, tokenOf(app.mails.to(Email)))).status).toBe(200);
  });

  test.each([0, 1, 86_400])('has expired %i seconds after its 14 days, and logs nobody in', async (seconds) => {
    const { Email, Empfehlungsnummer } = await recommended();
    at(14, seconds);
    const reply = await confirmAddress(app, tokenOf(app.mails.to(Email)));
    expect(reply).toMatchObject({ status: 410, body: { code: 'Abgelaufen' } });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect((await app.api('telko', 'GET', `/empfehlen/${Empfehlungsnummer}`)).body.Status).toBe('Offen');
  });

  test('is mailed again on request, with a new secret and its own 14 days', async () => {
    const { Email, Empfehlungsnummer } = await recommended();
    at(10, 0);
    expect(await mailedAgain(Empfehlungsnummer)).toMatchObject({ status: 204 });
    const [first, second] = app.mails.allTo(Email).map((mail) => tokenOf(mail));
    expect(second).not.toBe(first);
    at(20, 0);
    expect((await confirmAddress(app, first ?? '')).status).toBe(410);
    expect((await confirmAddress(app, second ?? '')).status).toBe(200);
  });

  test('is not mailed again once the address is confirmed, with the same answer', async () => {
    const { Email, Empfehlungsnummer } = await recommended();
    await confirmAddress(app, tokenOf(app.mails.to(Email)));
    expect((await mailedAgain(Empfehlungsnummer)).status).toBe(204);
    expect(askedBy(Email)).toHaveLength(1);
  });

  test("is not mailed for an unknown number or another tenant's", async () => {
    const { Email, Empfehlungsnummer } = await recommended();
    expect(await mailedAgain(Empfehlungsnummer, 'energie')).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
    expect(await mailedAgain('0123456789abc')).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
    expect(app.mails.allTo(Email)).toHaveLength(1);
  });

  test('is not mailed if the address was confirmed before the queued mail was sent', async () => {
    const { Email, Empfehlungsnummer } = await recommended();
    const token = tokenOf(app.mails.to(Email));
    await resend(app, Empfehlungsnummer);
    await confirmAddress(app, token);
    await app.jobs.drainMails();
    expect(askedBy(Email)).toHaveLength(1);
  });
});
