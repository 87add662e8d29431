import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { newAddress } from '../../test/support/konto.ts';
import { released } from '../../test/support/money.ts';
import { newBrowser, OTHER_SITE, redirectOf } from '../../test/support/pages.ts';
import { TEST_NOW } from '../../test/support/parts.ts';
import { login, recommend, shownEmpfehlung } from '../../test/support/walk.ts';

const app = testApp();
const TENANT = 'energie';
let session: string;
beforeAll(async () => {
  session = await login(app, TENANT);
});
beforeEach(() => app.clock.set(TEST_NOW));

const browse = (tenant = TENANT) => {
  const machine = newAddress();
  return newBrowser(app, tenant, { machine: () => machine });
};
const klicksOf = async (nummer: string): Promise<number> => (await shownEmpfehlung(app, TENANT, session, nummer)).Klicks;
const HOST = 'http://energie.localhost:3000';

describe('the page Click', () => {
  it('counts a click and redirects to the landing page, with its language and channel', async () => {
    const { Empfehlungsnummer: nummer } = await recommend(app, TENANT, session);
    const reply = await browse().get(`/en/klick/${nummer}?channel=whatsapp`, { 'accept-language': 'de' });
    expect(redirectOf(reply)).toEqual([302, `${HOST}/en/empfaengerdaten/${nummer}?channel=whatsapp`]);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await klicksOf(nummer)).toBe(1);
    expect((await browse().get(`/de/klick/${nummer}/`)).status).toBe(302);
    expect(await klicksOf(nummer)).toBe(2);
  });

  it('shows crawlers the preview, and counts neither crawlers nor prefetches', async () => {
    const { Empfehlungsnummer: nummer } = await recommend(app, TENANT, session);
    const crawled = await browse().get(`/de/klick/${nummer}`, { 'user-agent': 'WhatsApp/2.23' });
    expect(crawled.status).toBe(200);
    expect(crawled.headers['content-type']).toContain('text/html');
    expect(crawled.body).toContain('<meta property="og:title" content="Erika empfiehlt Ihnen');
    expect((await browse().get(`/de/klick/${nummer}`, { 'sec-purpose': 'prefetch' })).status).toBe(302);
    const { status } = await app.request({ method: 'HEAD', url: `/de/klick/${nummer}`, headers: { host: 'energie.localhost:3000' } });
    expect(status).toBe(302);
    expect(await klicksOf(nummer)).toBe(0);
  });

  it('redirects to the page of expired referrals when the link has expired', async () => {
    const { Empfehlungsnummer: nummer } = await recommend(app, TENANT, session);
    app.clock.pass({ days: 61 });
    expect(redirectOf(await browse().get(`/de/klick/${nummer}`))).toEqual([
      302,
      `${HOST}/de/empfehlungabgelaufen?empfehlungsnummer=${nummer}`,
    ]);
  });

  it('returns the 404 page for an unknown, foreign or malformed number', async () => {
    const { Empfehlungsnummer: nummer } = await recommend(app, TENANT, session);
    for (const [tenant, path] of [
      ['energie', '0123456789abc'],
      ['telko', nummer],
      ['energie', '%00'],
      ['energie', 'x'.repeat(90)],
    ] as const) {
      const reply = await browse(tenant).get(`/de/klick/${path}`);
      expect(reply.status, path).toBe(404);
      expect(reply.body).toContain('404 - Datei nicht gefunden');
    }
    expect(await klicksOf(nummer)).toBe(0);
    expect((await browse().post(`/de/klick/${nummer}`)).status).toBe(404);
  });

  it('opens at a tenant that forces a login', async () => {
    const bearer = await login(app, 'intern');
    const { Empfehlungsnummer: nummer } = await recommend(app, 'intern', bearer);
    const reply = await browse('intern').get(`/de/klick/${nummer}`);
    expect(reply.headers.location).toContain(`/de/empfaengerdaten/${nummer}`);
  });
});

describe('the page CustomerNumber', () => {
  const pageOf = (token: string) => `/de/kundennummer?token=${encodeURIComponent(token)}`;
  const tell = async (Gefunden: boolean) => {
    const [{ Anfrage }] = (await app.api(TENANT, 'GET', '/kundennummer', { bearer: `demo-${TENANT}` })).body;
    await app.api(TENANT, 'PUT', '/kundennummer', { bearer: `demo-${TENANT}`, body: { Anfrage, Gefunden } });
  };

  it('accepts the number with the token of a grant, removes the token from the address, and shows the result', async () => {
    const { empfehlerToken: token = '' } = await released(app, TENANT);
    const reward = await browse().get(`/de/praemie?token=${encodeURIComponent(token)}`);
    expect(reward.body).toContain(`/de/kundennummer?token=${encodeURIComponent(token)}`);
    const asked = await browse().get(pageOf(token));
    expect([asked.status, asked.headers['referrer-policy'], asked.headers['cache-control']]).toEqual([200, 'no-referrer', 'no-store']);

    const wrong = await browse().post(pageOf(token), { Kundennummer: 'Mül<' });
    expect([wrong.status, String(wrong.body).includes('value="Mül&lt;"')]).toEqual([422, true]);
    const stored = await browse().post(pageOf(token), { Kundennummer: 'KD 4711/7' });
    expect(redirectOf(stored)).toEqual([303, '/de/kundennummer?gestellt=1']);
    expect((await browse().get('/de/kundennummer?gestellt=1')).body).not.toContain('4711');
    expect((await browse().get(pageOf(token))).body).toMatch(/KD 4711\/7[\s\S]*Wird geprüft/);
    await tell(false);
    expect((await browse().get(pageOf(token))).body).toContain('kennt diese Kundennummer nicht');
    await browse().post(pageOf(token), { Kundennummer: 'KD 4711/8' });
    await tell(true);
    expect((await browse().get(pageOf(token))).body).toMatch(/KD 4711\/8[\s\S]*Gefunden/);
  });

  it('does not ask a recipient, and refuses a token of another tenant, a form from another site and an unknown token', async () => {
    const { empfehlerToken: token = '', empfaengerToken = '' } = await released(app, TENANT);
    const recipient = await browse().get(pageOf(empfaengerToken));
    expect(recipient.body).toContain('Hier brauchen wir keine Kundennummer');
    expect(redirectOf(await browse().post(pageOf(empfaengerToken), { Kundennummer: 'KD 1' }))).toEqual([303, pageOf(empfaengerToken)]);
    expect((await browse('telko').get(pageOf(token))).status).toBe(404);
    expect((await browse().get(pageOf('falsch'))).status).toBe(404);
    expect((await browse().post(pageOf(token), { Kundennummer: 'KD 1' }, OTHER_SITE)).status).toBe(403);
    expect(redirectOf(await browse().post('/de/kundennummer', { Kundennummer: 'KD 1' }))).toEqual([303, '/de/kundennummer']);
  });

  it('opens at intern without a login, as the reward page does', async () => {
    expect((await browse('intern').get('/de/kundennummer')).status).toBe(200);
  });
});
