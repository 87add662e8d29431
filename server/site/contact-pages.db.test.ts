import { describe, expect, it } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { atOnce } from '../../test/support/at-once.ts';
import { newAddress } from '../../test/support/konto.ts';
import { configured } from '../../test/support/mandant.ts';
import { loggedIn, newBrowser, OTHER_SITE, redirectOf } from '../../test/support/pages.ts';
import { newEmail } from '../../test/support/walk.ts';

const app = demoApp();
const SENT = [303, '/de/kontakt?gesendet=1'];

/** A visitor with its own network address. */
function browse(tenant = 'energie') {
  const machine = newAddress();
  return newBrowser(app, tenant, { machine: () => machine });
}
const message = (Email: string) => ({ Anrede: 'Frau', Name: 'Nora Nord', Email, Betreff: 'Meine Prämie', Nachricht: 'Wann kommt sie?' });
const mailsAbout = (Email: string) => app.mails.allTo('hilfe@lindtal.example').filter(({ antwortAn }) => antwortAn === Email);
const stored = () => app.inTenant('energie', ({ tx }) => tx.selectFrom('kontaktnachricht').selectAll().execute());

describe('the page Contact', () => {
  it.each(['telko', 'energie', 'berater', 'intern'])('opens at %s in both languages and is cached for all visitors', async (tenant) => {
    for (const locale of ['de', 'en']) {
      const page = await browse(tenant).get(`/${locale}/kontakt`);
      expect(page.status).toBe(200);
      expect(page.headers.etag).toBeDefined();
      expect(page.body).toContain('name="Nachricht"');
    }
    const { body } = await browse(tenant).get('/de/faq');
    expect(body).toContain('href="/de/kontakt"');
  });

  it('sends a message once, even for a double click, and shows the next step', async () => {
    const Email = newEmail('nora');
    const browser = browse();
    const both = await atOnce(2, () => browser.post('/de/kontakt', message(Email)));
    expect(both.map(redirectOf)).toEqual([SENT, SENT]);
    await app.jobs.drainMails();
    expect(mailsAbout(Email)).toHaveLength(1);
    expect((await browser.get('/de/kontakt?gesendet=1')).body).toContain('Ihre Nachricht ist unterwegs');
  });

  it('shows errors at each field and keeps the typed values', async () => {
    const reply = await browse().post('/de/kontakt', { ...message('nora@'), Betreff: ' ' });
    expect(reply.status).toBe(422);
    for (const part of ['Betreff ist ein Pflichtfeld.', 'value="nora@"', 'Wann kommt sie?', 'href="#feld-Email"'])
      expect(reply.body).toContain(part);
    const long = await browse().post('/en/kontakt', { ...message('nora@example.org'), Nachricht: 'x'.repeat(5001) });
    expect([long.status, String(long.body).includes('href="#feld-Nachricht"')]).toEqual([422, true]);
  });

  it('asks for a captcha after some messages, whether sent by the form or the call, and refuses a forged solution', async () => {
    await configured(app, 'energie', { CaptchaAb: 1 }, async () => {
      const browser = browse();
      expect(redirectOf(await browser.post('/de/kontakt', message(newEmail('nora'))))).toEqual(SENT);
      const Email = newEmail('nora');
      const asked = await browser.post('/de/kontakt', message(Email));
      expect(asked.status).toBeGreaterThanOrEqual(400);
      expect(asked.body).toContain('data-captcha="/api/v1/energie/kontakt?cmd=IsCaptchaRequired"');
      expect(asked.body).toContain(`value="${Email}"`);
      const wrong = await browser.post('/de/kontakt', { ...message(Email), Captcha: 'e30=' });
      expect(wrong.body).toContain('href="#feld-Captcha"');
      await app.jobs.drainMails();
      expect(mailsAbout(Email)).toEqual([]);
    });
  });

  it("fills in the address of a logged-in user, on that user's page only", async () => {
    const own = await (await loggedIn(app, 'energie')).get('/de/kontakt');
    expect(own.body).toContain('value="erika@example.org"');
    expect((await browse().get('/de/kontakt')).body).not.toContain('erika@');
  });

  it('refuses a form from another site', async () => {
    const before = (await stored()).length;
    expect((await browse().post('/de/kontakt', message(newEmail('nora')), OTHER_SITE)).status).toBe(403);
    expect(await stored()).toHaveLength(before);
  });
});
