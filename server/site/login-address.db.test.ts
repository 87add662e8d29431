import { describe, expect, it } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { blockAddress } from '../../test/support/konto.ts';
import { issued } from '../../test/support/logintoken.ts';
import { tokenOf } from '../../test/support/mails.ts';
import { configured } from '../../test/support/mandant.ts';
import { newBrowser, redirectOf, vorgangOf } from '../../test/support/pages.ts';
import { momentAfter, TEST_NOW } from '../../test/support/parts.ts';
import { ERIKA, newEmail } from '../../test/support/walk.ts';

const app = demoApp();

const browse = (tenant = 'intern') => newBrowser(app, tenant);

describe('the page of a login address', () => {
  const issue = async (email = ERIKA.Email, tenant = 'intern') => (await issued(app, email, tenant)).address;

  it('changes nothing when opened, sends no referrer, and logs in once by its button', async () => {
    const address = await issue();
    const browser = browse();
    for (let time = 0; time < 2; time += 1) {
      const shown = await browser.get(address);
      expect([shown.status, shown.headers['cache-control'], shown.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
      expect(shown.headers['set-cookie']).toBeUndefined();
    }
    const entered = await browser.post(`${address}&redirect=Recommend%3FproduktId%3D7`);
    expect(redirectOf(entered)).toEqual([303, '/de/empfehlen/7']);
    expect((await browser.get('/de/')).status).toBe(200);
    const other = browse();
    const again = await other.post(address);
    expect([again.status, other.cookies.size]).toEqual([409, 0]);
    expect(again.body).toContain('Dieser Link wurde schon benutzt');
    expect(again.body).toContain('href="/de/exklusiv"');
  });

  it('also logs in with the second click of a double click', async () => {
    const address = await issue();
    const vorgang = vorgangOf(await browse().get(address));
    const [first, second] = [browse(), browse()];
    for (const one of [first, second]) expect(redirectOf(await one.post(address, { vorgang }))).toEqual([303, '/de/persoenlicherbereich']);
    expect(first.cookies.get('psoe_token')).toBeTruthy();
    expect(second.cookies).toEqual(first.cookies);
  });

  it('also works for administrators, by the path of the route Admin', async () => {
    const token = new URLSearchParams((await issue()).split('?')[1]).get('token');
    const shown = await browse().get(`/de/admin/${token}`);
    expect([shown.status, shown.headers['cache-control'], shown.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
    expect(redirectOf(await browse().post(`/de/admin/${token}`))).toEqual([303, '/de/persoenlicherbereich']);
    expect((await browse().post(`/de/admin/${token}`)).body).toContain('Dieser Link wurde schon benutzt');
  });

  it('never redirects to an absolute address', async () => {
    const entered = await browse().post(`${await issue()}&redirect=${encodeURIComponent('https://boese.example/')}`);
    expect(redirectOf(entered)).toEqual([303, '/de/persoenlicherbereich']);
  });

  it('shows an explanation for an expired, unknown, missing or barred one', async () => {
    const address = await issue();
    app.clock.set(momentAfter({ minutes: 10 }));
    const late = await browse().post(address);
    app.clock.set(TEST_NOW);
    expect([late.status, late.body.includes('Dieser Link ist abgelaufen')]).toEqual([410, true]);
    expect((await browse().post('/de/anmeldelink?token=falsch')).body).toContain('Dieser Link führt nicht weiter');
    expect((await browse().get('/en/anmeldelink')).body).toContain('This link leads nowhere');
    const email = newEmail('weg', 'werkring.example');
    const barred = await issue(email);
    await blockAddress(app, email, 'intern');
    const refused = await browse().post(barred);
    expect([refused.status, refused.body.includes('Mit dieser Adresse geht es gerade nicht')]).toEqual([403, true]);
  });

  it('is the target of the mailed link', async () => {
    const email = newEmail('post', 'werkring.example');
    const browser = browse();
    await browser.post('/de/exklusiv', { Email: email });
    await app.jobs.drainMails();
    const entered = await browser.post(`/de/anmeldelink?token=${tokenOf(app.mails.to(email))}`);
    const area = await browser.get(String(entered.headers.location));
    expect(area.body).toContain('Noch keine Empfehlung');
    expect(area.body).not.toContain('Guten Tag');
    expect(area.body).not.toContain('/de/passwortaendern');
  });

  it('keeps the page that the user wanted, also in the next link', async () => {
    const email = newEmail('ziel', 'werkring.example');
    const browser = browse();
    const [, front] = redirectOf(await browser.get('/de/empfehlen/7'));
    await browser.post(String(front), { Email: email });
    await app.jobs.drainMails();
    const mailed = `/de/anmeldelink?token=${tokenOf(app.mails.to(email))}&redirect=Recommend%3FproduktId%3D7`;
    expect(app.mails.to(email).text).toContain(mailed);
    const other = browse();
    expect(redirectOf(await other.post(mailed))).toEqual([303, '/de/empfehlen/7']);
    const again = await other.post(mailed);
    expect(again.body).toContain('href="/de/exklusiv?redirect=Recommend%3FproduktId%3D7"');
  });

  it('opens the area of a tenant that forces no login, from the page header and from the newsletter', () =>
    configured(app, 'energie', { IsAutologin: true }, async () => {
      const email = newEmail('offen');
      const browser = browse('energie');
      expect((await browser.get('/de/')).body).toContain('href="/de/exklusiv"');
      const newsletter = await browser.get('/de/empfehler/newsletter/optout');
      const front = '/de/exklusiv?redirect=NewsletterRecommenderOptOut';
      expect(newsletter.body).toContain(`href="${front}"`);
      expect((await browser.get(front)).body).toContain('Anmelden ohne Passwort');
      await browser.post(front, { Email: email });
      await app.jobs.drainMails();
      const link = `/de/anmeldelink?token=${tokenOf(app.mails.to(email))}&redirect=NewsletterRecommenderOptOut`;
      const [, area] = redirectOf(await browser.post(link));
      expect((await browser.get(String(area))).body).toContain('Newsletter abonnieren');
      expect(redirectOf(await browser.post(String(area), { schritt: 'newsletter' }))).toEqual([303, `${area}?newsletter=gesendet`]);
      expect((await browser.get(`${area}?newsletter=gesendet`)).body).toContain('Wir haben Ihnen eine E-Mail geschickt.');
    }));

  it('also opens the site of a tenant without autologin', async () => {
    const address = await issue(ERIKA.Email, 'telko');
    expect(redirectOf(await browse('telko').post(address))).toEqual([303, '/de/persoenlicherbereich']);
    expect((await browse('telko').post(address)).body).toContain('href="/de/login"');
  });
});
