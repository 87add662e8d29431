import { describe, expect, it } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { atOnce } from '../../test/support/at-once.ts';
import { accountOf, blockAddress, newAccount, newAddress, tryLogin } from '../../test/support/konto.ts';
import { tokenOf } from '../../test/support/mails.ts';
import { configured } from '../../test/support/mandant.ts';
import { loggedIn, newBrowser, OTHER_SITE, redirectOf, vorgangOf } from '../../test/support/pages.ts';
import { newEmail, PASSWORD } from '../../test/support/walk.ts';

const app = demoApp();
const PAGE = '/de/registrieren';
const SENT = [303, `${PAGE}?gesendet=1`];

/** Each request has a new network address, so that only the limit of a mail address applies. */
const browse = (tenant = 'telko') => newBrowser(app, tenant, { machine: newAddress });
const fieldsOf = (Email: string) => ({ Vorname: 'Petra', Nachname: 'Probe', Email, AgbText: 'ja' });

describe('Registration', () => {
  it('sends one link for a double click, and its password page logs in', async () => {
    const email = newEmail('petra');
    const browser = browse();
    const vorgang = vorgangOf(await browser.get(PAGE));
    for (const click of await atOnce(2, () => browser.post(PAGE, { ...fieldsOf(email), vorgang }))) expect(redirectOf(click)).toEqual(SENT);
    expect((await browser.get(`${PAGE}?gesendet=1`)).body).toContain('Sehen Sie in Ihr Postfach');
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(1);
    const link = `/de/passwortsetzen?token=${encodeURIComponent(tokenOf(app.mails.to(email)))}`;
    expect((await browser.get(link)).body).toContain(email);
    expect((await accountOf(app, email))?.bestaetigt_am).toBeNull();
    expect(redirectOf(await browser.post(link, { Password: PASSWORD, Wiederholung: PASSWORD }))).toEqual([
      303,
      '/de/persoenlicherbereich?passwort=gesetzt',
    ]);
    expect((await tryLogin(app, email, PASSWORD)).body).toMatchObject({ Vorname: 'Petra', Nachname: 'Probe' });
    expect(redirectOf(await browser.get(PAGE))).toEqual([302, '/de/persoenlicherbereich']);
  });

  it('answers a known address the same and sends its owner a mail', async () => {
    const { email } = await newAccount(app);
    expect(redirectOf(await browse().post(PAGE, fieldsOf(email)))).toEqual(SENT);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(1);
    await configured(app, 'telko', { KontoAuskunft: true }, async () => {
      const told = await browse().post(PAGE, fieldsOf(email));
      expect([told.status, told.body.includes('Zu dieser E-Mail-Adresse gibt es schon ein Konto.')]).toEqual([409, true]);
    });
  });

  it('shows errors with the typed values, and creates nothing without consent to the terms', async () => {
    const email = newEmail('petra');
    const browser = browse();
    const untold = await browser.post(PAGE, { ...fieldsOf(email), AgbText: '' });
    expect([untold.status, untold.body.includes('Die Zustimmung ist erforderlich'), untold.body.includes(`value="${email}"`)]).toEqual([
      422,
      true,
      true,
    ]);
    const all = await browser.post(PAGE, { Vorname: '"><b>' });
    for (const part of ['value="&quot;&gt;&lt;b&gt;"', 'Nachname ist ein Pflichtfeld.', 'Die Zustimmung ist erforderlich'])
      expect(all.body).toContain(part);
    expect((await browser.post('/en/registrieren', { ...fieldsOf('petra@'), AgbText: 'yes' })).status).toBe(422);
    expect((await browser.post(PAGE, fieldsOf(email), OTHER_SITE)).status).toBe(403);
    expect(await accountOf(app, email)).toBeUndefined();
  });

  it('refuses a barred address, and a fourth mail within an hour', async () => {
    const barred = newEmail('gesperrt');
    await blockAddress(app, barred);
    const refused = await browse().post(PAGE, fieldsOf(barred));
    expect([refused.status, refused.body.includes('href="#feld-Email"')]).toEqual([403, true]);
    const email = newEmail('oft');
    for (let time = 0; time < 3; time += 1) expect(redirectOf(await browse().post(PAGE, fieldsOf(email)))).toEqual(SENT);
    const limited = await browse().post(PAGE, fieldsOf(email));
    expect([limited.status, limited.body.includes('In 60 Minuten können Sie es noch einmal versuchen.')]).toEqual([429, true]);
  });

  it('sends the mail again, and shows the same for an address without a registration', async () => {
    const email = newEmail('nochmal');
    await browse().post(PAGE, fieldsOf(email));
    for (const address of [email, newEmail('niemand')])
      expect(redirectOf(await browse().post(`${PAGE}?gesendet=1`, { Email: address }))).toEqual([303, `${PAGE}?gesendet=erneut`]);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(2);
    const wrong = await browse().post(`${PAGE}?gesendet=1`, { Email: 'petra@' });
    expect([wrong.status, wrong.body.includes('value="petra@"')]).toEqual([422, true]);
  });

  it('redirects at a tenant with autologin', async () => {
    expect(redirectOf(await browse('intern').get(PAGE))).toEqual([302, '/de/exklusiv']);
    expect(redirectOf(await browse('intern').post(PAGE, fieldsOf(newEmail('x', 'werkring.example'))))).toEqual([303, '/de/exklusiv']);
    expect(redirectOf(await (await loggedIn(app, 'intern')).get(PAGE))).toEqual([302, '/de/persoenlicherbereich']);
  });
});
