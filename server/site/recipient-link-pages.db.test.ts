import { beforeEach, describe, expect, it } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { CONSENT, enteringOf, formOf, typed } from '../../test/support/entering.ts';
import { tokenOf } from '../../test/support/mails.ts';
import { newBrowser, OTHER_SITE, redirectOf } from '../../test/support/pages.ts';
import { TEST_NOW } from '../../test/support/parts.ts';
import { login, newEmail, recommend } from '../../test/support/walk.ts';

const TENANT = 'energie';
const app = demoApp();
const { entered, mailedLink, stored } = enteringOf(app, TENANT);
let nr: string;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  nr = (await recommend(app, TENANT, await login(app, TENANT))).Empfehlungsnummer;
});

describe('the mailed link of a recommended person', () => {
  it('can be used once and shows afterwards that it was used', async () => {
    const { email, visitor } = await entered(nr);
    const link = await mailedLink(email);
    await visitor.post(link);
    const again = await visitor.post(link);
    expect(again.status).toBe(409);
    expect(again.body).toContain('Ihre Angaben sind schon bestätigt');
  });

  it('expires after 14 days', async () => {
    const { email, visitor } = await entered(nr);
    const link = await mailedLink(email);
    await app.later(14);
    const late = await visitor.post(link);
    expect(late.status).toBe(410);
    expect(late.body).toContain('Dieser Link ist abgelaufen');
  });

  it('deletes the data through its refusal link, only after a confirmation', async () => {
    const { email, visitor } = await entered(nr);
    const link = await mailedLink(email, 'refuse');
    expect((await visitor.get(link)).body).toContain('Ich möchte das nicht');
    expect(await stored(nr)).toMatchObject([{ email }]);
    expect(redirectOf(await visitor.post(link))).toEqual([303, '/de/empfaengerbestaetigung?abgelehnt=1']);
    expect(await stored(nr)).toMatchObject([{ email: null, status: 'Storniert' }]);
    expect((await visitor.post(link)).status).toBe(303);
    expect(visitor.cookies.has('psoe_empfaenger')).toBe(false);
    expect((await visitor.get(CONSENT)).body).toContain('Hier sind Ihre Angaben noch nicht geöffnet');
  });

  it.each([
    ['de', CONSENT, 'Dieser Link gilt nicht mehr', 'Neuen Link schicken', 'Bitte sehen Sie in Ihr Postfach'],
    ['en', '/en/empfaenger/zustimmung', 'This link is no longer valid', 'Send a new link', 'Please look into your inbox'],
  ])('from before the confirmation offers a new link, and mails it through a plain form (%s)', async (_, page, why, button, sent) => {
    const { email, visitor } = await entered(nr);
    const old = visitor.cookies.get('psoe_empfaenger') ?? '';
    await visitor.post(await mailedLink(email));
    const stranger = newBrowser(app, TENANT);
    const shown = await stranger.get(`${page}?token=${old}`);
    expect([shown.status, shown.body.includes(why), shown.body.includes(button)]).toEqual([404, true, true]);
    expect(stranger.cookies.size).toBe(0);
    const ask = (Email: string) => stranger.post(`${page}?token=${old}`, { schritt: 'neuerLink', Email });
    const wrong = await ask('kein-at');
    expect([wrong.status, wrong.body.includes('value="kein-at"'), wrong.body.includes(why)]).toEqual([422, true, true]);
    for (const address of [newEmail('fremd'), email]) expect(redirectOf(await ask(address))).toEqual([303, `${page}?gesendet=1`]);
    expect((await stranger.get(`${page}?gesendet=1`)).body).toContain(sent);

    await app.jobs.drainMails();
    const link = `${CONSENT}?token=${encodeURIComponent(tokenOf(app.mails.to(email)))}`;
    expect((await stranger.get(link)).body).toContain('Meine Angaben öffnen');
    expect(redirectOf(await stranger.post(link))).toEqual([303, CONSENT]);
    expect((await stranger.get(CONSENT)).body).toContain('Alles bereit für Ihren Vertrag');
  });

  it('logs out the browser that typed the data, and explains why', async () => {
    const { email, visitor } = await entered(nr);
    await newBrowser(app, TENANT).post(await mailedLink(email));
    const shown = await visitor.get(CONSENT);
    expect(shown.body).toContain('Dieser Zugang gilt nicht mehr');
    expect(shown.body).toContain('Neuen Link schicken');
    expect(shown.body).not.toContain('Ida');
    expect(visitor.cookies.has('psoe_empfaenger')).toBe(false);
    expect((await visitor.post(CONSENT)).status).toBe(401);
    expect((await visitor.get(formOf(nr))).body).not.toContain('value="50667"');
  });

  it('is refused at another tenant, from another site and when invented', async () => {
    const { email, visitor } = await entered(nr);
    const link = await mailedLink(email);
    expect((await newBrowser(app, 'telko').post(link)).status).toBe(404);
    expect((await visitor.post(link, {}, OTHER_SITE)).status).toBe(403);
    expect((await visitor.post(CONSENT, {}, OTHER_SITE)).status).toBe(403);
    const sameSite = { 'sec-fetch-site': 'same-site' };
    expect((await visitor.post(formOf(nr), typed(email), sameSite)).status).toBe(403);
    expect((await visitor.post('/de/empfaengerbestaetigung?token=erfunden')).status).toBe(404);
    expect((await newBrowser(app, TENANT).post(`${CONSENT}?token=erfunden`)).status).toBe(404);
    expect(await stored(nr)).toMatchObject([{ bestaetigt_am: null }]);
  });
});
