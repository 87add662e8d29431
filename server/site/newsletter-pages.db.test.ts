import { describe, expect, it } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { atOnce } from '../../test/support/at-once.ts';
import { newAccount, tryLogin } from '../../test/support/konto.ts';
import { configured } from '../../test/support/mandant.ts';
import { loggedIn, newBrowser, OTHER_SITE, redirectOf, vorgangOf } from '../../test/support/pages.ts';
import { PASSWORD } from '../../test/support/walk.ts';
import { werbungOf } from '../../test/support/werbung.ts';

const app = demoApp();
const TENANT = 'energie';
const { set, confirm, mailed, proof } = werbungOf(app, TENANT);
const PAGE = '/de/empfehler/newsletter/optin';

/** The link mailed to a recommender who asks for the newsletter, and the recommender's id. */
async function asked() {
  const { email, id } = await newAccount(app, TENANT);
  await set(true, (await tryLogin(app, email, PASSWORD, TENANT)).body.Token);
  return { link: `${PAGE}?token=${encodeURIComponent(await mailed(email))}`, id };
}
const steps = async (id: string) => (await proof('Empfehler', id)).map(({ was }) => was);

describe('the mailed link to the newsletter', () => {
  it('changes nothing when opened and is not cached; its button gives the consent once, even for a double click', async () => {
    const { link, id } = await asked();
    const visitor = newBrowser(app, TENANT);
    const page = await visitor.get(link);
    expect([page.status, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
    expect(await steps(id)).toEqual(['Angefragt']);
    const clicks = await atOnce(2, () => visitor.post(link, { vorgang: vorgangOf(page) }));
    for (const click of clicks) expect(redirectOf(click)).toEqual([303, `${PAGE}?eingewilligt=1`]);
    expect(await steps(id)).toEqual(['Angefragt', 'Gegeben']);
    const again = await visitor.post(link);
    expect([again.status, again.body.includes('Sie haben schon eingewilligt')]).toEqual([409, true]);
  });

  it('expires after 14 days, and is refused at another tenant, from another site and when invented', async () => {
    const { link, id } = await asked();
    const visitor = newBrowser(app, TENANT);
    expect((await newBrowser(app, 'telko').post(link)).status).toBe(404);
    expect((await visitor.post(link, {}, OTHER_SITE)).status).toBe(403);
    expect((await visitor.post(`${PAGE}?token=erfunden`)).status).toBe(404);
    await app.later(14);
    const late = await visitor.post(link);
    expect([late.status, late.body.includes('Dieser Link ist abgelaufen')]).toEqual([410, true]);
    expect(await steps(id)).toEqual(['Angefragt']);
  });

  it.each(['telko', 'energie', 'berater', 'intern'])('opens at %s without a login', async (tenant) => {
    const page = await newBrowser(app, tenant).get(`${PAGE}?token=x`);
    expect([page.status, page.body.includes('Ja, ich willige ein')]).toEqual([200, true]);
  });
});

describe('unsubscribing from the newsletter', () => {
  const OUT = '/de/empfehler/newsletter/optout';

  /** A logged-in subscriber of the newsletter. */
  async function reader() {
    const { email, id } = await newAccount(app, TENANT);
    await set(true, (await tryLogin(app, email, PASSWORD, TENANT)).body.Token);
    expect((await confirm(await mailed(email))).status).toBe(204);
    return { id, email, browser: await loggedIn(app, TENANT, email) };
  }

  it('changes nothing when the page is opened; its button revokes the consent once, even for a double click', async () => {
    const { id, email, browser } = await reader();
    const page = await browser.get(OUT);
    expect([page.status, page.headers.etag, page.body.includes(`an ${email}`)]).toEqual([200, undefined, true]);
    expect((await browser.post(OUT, {}, OTHER_SITE)).status).toBe(403);
    expect(await steps(id)).toEqual(['Angefragt', 'Gegeben']);
    for (const click of await atOnce(2, () => browser.post(OUT))) expect(redirectOf(click)).toEqual([303, `${OUT}?abbestellt=1`]);
    expect(await steps(id)).toEqual(['Angefragt', 'Gegeben', 'Widerrufen']);
    expect((await browser.get(`${OUT}?abbestellt=1`)).body).toContain('Sie sind vom Newsletter abgemeldet');
    expect((await browser.get(OUT)).body).toContain('Sie bekommen keinen Newsletter');
  });

  it('stays possible after the tenant has switched the newsletter off', async () => {
    const { id, browser } = await reader();
    await configured(app, TENANT, { ModuleNewsletterPermission: false }, async () => {
      expect((await browser.get('/de/meinedaten')).body).toContain(`href="${OUT}"`);
      expect((await browser.post(OUT)).status).toBe(303);
    });
    expect((await steps(id)).at(-1)).toBe('Widerrufen');
  });

  it.each([
    ['telko', 'login'],
    ['energie', 'login'],
    ['berater', 'login'],
    ['intern', 'exklusiv'],
  ])('is explained at %s to users who are not logged in, and leads to the login and back', async (tenant, wayIn) => {
    const page = await newBrowser(app, tenant).get(OUT);
    expect([page.status, page.body.includes(`href="/de/${wayIn}?redirect=NewsletterRecommenderOptOut"`)]).toEqual([200, true]);
    expect(redirectOf(await newBrowser(app, tenant).post(OUT))).toEqual([303, '/de/login?redirect=NewsletterRecommenderOptOut']);
  });
});
