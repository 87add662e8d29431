import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Reply, testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { FAULTS } from '../../../../test/support/faulty-service.ts';
import { accountOf, blockAddress } from '../../../../test/support/konto.ts';
import { enter } from '../../../../test/support/logintoken.ts';
import { configure, configured } from '../../../../test/support/mandant.ts';
import { newBrowser, OTHER_SITE, redirectOf, vorgangOf } from '../../../../test/support/pages.ts';
import { momentAfter, TEST_NOW } from '../../../../test/support/parts.ts';
import { newSigner, openPortal, type Signer, secondsOf, type TestPortal, usual } from '../../../../test/support/portal.ts';
import { visit } from '../../../../test/support/visit.ts';
import { ERIKA, newEmail } from '../../../../test/support/walk.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';

const app = testApp();
let portal: TestPortal;
let signer: Signer;
beforeAll(async () => {
  [portal, signer] = [await openPortal(), await newSigner()];
  await connect();
});
afterAll(() => portal.close());
beforeEach(() => {
  app.clock.set(TEST_NOW);
  portal.fail(null);
  portal.show(signer);
});

const connect = () => configure(app, 'intern', { Dienste: { Kundenportal: portal.dienst() } });
const colleague = () => newEmail('kollegin', 'werkring.example');
const inSeconds = (seconds: number) => secondsOf(TEST_NOW) + seconds;
const rowsOf = (table: 'portaltoken' | 'session') => app.inTenant('intern', ({ tx }) => tx.selectFrom(table).selectAll().execute());

describe("a token of the tenant's customer portal", () => {
  test("opens the person's own session, confirms the address, and names its way in the audit log", async () => {
    const email = colleague();
    const reply = await enter(app, await signer.sign({ email, given_name: 'Ida', family_name: 'Ingenieurin' }));
    expect(reply).toMatchObject({ status: 200, body: { Email: email, Vorname: 'Ida', Nachname: 'Ingenieurin' } });
    expect(reply.body.NurLesen).toBeUndefined();
    expect(String(reply.headers['set-cookie'])).toMatch(new RegExp(`^psoe_token=${reply.body.Token}; .*HttpOnly`));
    const account = await accountOf(app, email, 'intern');
    expect(account).toMatchObject({ bestaetigt_am: TEST_NOW, loeschen_am: null });
    const entries = await app.inTenant('intern', ({ tx }) =>
      tx
        .selectFrom('protokoll')
        .select(['wer', 'was', 'daten'])
        .where('bezug', '=', account?.account_id ?? '')
        .execute(),
    );
    expect(entries).toEqual([
      { wer: 'Besucher', was: 'anmeldung.token', daten: { kundenportal: true, neu: true, bestaetigt: true, administrator: false } },
    ]);
  });

  test('leaves the names of a known person as they are, and needs none', async () => {
    const named = await enter(app, await signer.sign({ email: ERIKA.Email, given_name: 'Anders', family_name: 'Anders' }));
    expect(named.body).toMatchObject({ Email: ERIKA.Email, Vorname: ERIKA.Vorname });
    const unnamed = await enter(app, await signer.sign({ email: colleague(), given_name: 'Ida' }));
    expect(unnamed).toMatchObject({ status: 200, body: { Vorname: '', Nachname: '' } });
  });

  test.each(['RS256', 'PS256', 'ES256', 'EdDSA'])('is accepted with a signature by %s', async (alg) => {
    const own = await newSigner(alg);
    portal.show(own);
    await configured(app, 'intern', { Dienste: { Kundenportal: portal.dienst() } }, async () => {
      expect((await enter(app, await own.sign())).status).toBe(200);
    });
  });

  test('is refused without a signature, with a shared secret, by a stranger, and when changed', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(signer.publicKey));
    const stranger = await newSigner('ES256', signer.publicKey.kid);
    const [header, , signature] = (await signer.sign()).split('.');
    const other = Buffer.from(JSON.stringify(usual())).toString('base64url');
    const weaker = await newSigner('RS512');
    portal.show(signer, weaker);
    await configured(app, 'intern', { Dienste: { Kundenportal: portal.dienst() } }, async () => {
      for (const token of [
        new UnsecuredJWT(usual()).encode(),
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${other}.x`,
        await new SignJWT(usual()).setProtectedHeader({ alg: 'HS256', kid: String(signer.publicKey.kid) }).sign(secret),
        await stranger.sign(),
        `${header}.${other}.${signature}`,
        await weaker.sign(),
        await signer.sign({}, { kid: 'unbekannt' }),
      ])
        expectProblem(await enter(app, token), 403, 'NichtAuthorisiert');
      expect((await enter(app, await signer.sign())).status).toBe(200);
    });
  });

  test.each([
    ['another sender', { iss: 'https://fremd.example' }],
    ['no sender', { iss: undefined }],
    ['another receiver', { aud: 'http://telko.localhost:3000' }],
    ['no receiver', { aud: undefined }],
    ['no end', { exp: undefined }],
    ['an end after more than ten minutes', { exp: inSeconds(631) }],
    ['a beginning ahead', { nbf: inSeconds(31) }],
    ['an issue ahead', { iat: inSeconds(31) }],
    ['no id', { jti: undefined }],
    ['an empty id', { jti: '' }],
    ['a number as its id', { jti: 7 }],
    ['no address', { email: undefined }],
    ['no right address', { email: 'erika' }],
    ['an address that is not verified', { email_verified: false }],
  ])('is refused with %s', async (_, claims) => {
    const before = await rowsOf('session');
    expectProblem(await enter(app, await signer.sign(claims)), 403, 'NichtAuthorisiert');
    expect(await rowsOf('session')).toEqual(before);
  });

  test('is accepted with clocks that differ by 30 seconds, and refused as expired after that', async () => {
    const ahead = { iat: inSeconds(30), nbf: inSeconds(30), exp: inSeconds(630), email_verified: true };
    expect((await enter(app, await signer.sign(ahead))).status).toBe(200);
    const [late, later] = [await signer.sign(), await signer.sign()];
    app.clock.set(momentAfter({ seconds: 329 }));
    expect((await enter(app, late)).status).toBe(200);
    app.clock.set(momentAfter({ seconds: 330 }));
    expectProblem(await enter(app, later), 410, 'Abgelaufen');
    expectProblem(await enter(app, late), 410, 'Abgelaufen');
  });

  test('works once, by its id, and for one of ten concurrent calls', async () => {
    const jti = crypto.randomUUID();
    expect((await enter(app, await signer.sign({ jti }))).status).toBe(200);
    const again = await enter(app, await signer.sign({ jti }));
    expectProblem(again, 409, 'TokenBereitsVerwendet');
    expect(again.headers['set-cookie']).toBeUndefined();
    const before = (await rowsOf('session')).length;
    const token = await signer.sign();
    const replies = await atOnce(10, () => enter(app, token));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await rowsOf('session')).toHaveLength(before + 1);
  });

  test('repeats the answer for the same idempotency key', async () => {
    const key = { 'idempotency-key': 'ein Klick aus dem Portal' };
    const token = await signer.sign();
    const first = await enter(app, token, 'intern', key);
    const second = await enter(app, token, 'intern', key);
    expect([second.status, second.body.Token]).toEqual([200, first.body.Token]);
  });

  test('is kept as a hash of its id until it expires, and then deleted', async () => {
    const jti = crypto.randomUUID();
    await enter(app, await signer.sign({ jti }));
    const rows = await rowsOf('portaltoken');
    expect(rows).toContainEqual(expect.objectContaining({ gueltig_bis: momentAfter({ seconds: 330 }) }));
    expect(JSON.stringify(rows)).not.toContain(jti);
    await app.later(1);
    expect(await rowsOf('portaltoken')).toEqual([]);
  });

  test.each([
    ['KontoGesperrtEinzel', (email: string) => email],
    ['KontoGesperrtWildcard', (email: string) => email.replace(/^[^@]+/, 'kollegin*')],
  ] as const)('is refused for a barred address (%s), and works once the bar is lifted', async (code, musterOf) => {
    const email = colleague();
    const token = await signer.sign({ email });
    await blockAddress(app, musterOf(email), 'intern');
    expectProblem(await enter(app, token), 403, code);
    expect(await accountOf(app, email, 'intern')).toBeUndefined();
    await app.inTenant('intern', ({ tx }) => tx.deleteFrom('sperre').where('muster', '=', musterOf(email)).execute());
    expect((await enter(app, token)).status).toBe(200);
  });

  test('is refused for an address that is not on the whitelist', async () => {
    expectProblem(await enter(app, await signer.sign({ email: newEmail() })), 403, 'EmailNotAllowed');
  });

  test('is unknown at a tenant with passwords or without a portal, which asks nobody', async () => {
    const token = await signer.sign();
    expectProblem(await enter(app, token, 'telko'), 404, 'NichtGefunden');
    await configured(app, 'intern', { Dienste: {} }, async () => expectProblem(await enter(app, token), 404, 'NichtGefunden'));
    expect(portal.received).toEqual([]);
  });

  test('has the audience that the tenant names, if it names one', async () => {
    await configured(app, 'intern', { Dienste: { Kundenportal: { ...portal.dienst(), Audience: 'werkring' } } }, async () => {
      expectProblem(await enter(app, await signer.sign()), 403, 'NichtAuthorisiert');
      expect((await enter(app, await signer.sign({ aud: ['andere', 'werkring'] }))).status).toBe(200);
    });
  });
});

test('the call says with 503 that the keys of the portal cannot be read, and when to try again', async () => {
  portal.fail('500');
  await connect();
  const { status, body, headers } = await enter(app, await signer.sign());
  expect([status, body.code, body.detail, headers['retry-after']]).toEqual([
    503,
    'NetzwerkFehler',
    expect.stringContaining('Kundenportal'),
    '30',
  ]);
  expect(app.parts.outside.states()).toContainEqual(expect.objectContaining({ dienst: 'kundenportal', instead: 'last keys' }));
});

describe('the page of a login address', () => {
  const address = (token: string, more = '') => `/de/anmeldelink?token=${token}${more}`;

  test('logs in by its button and leads to a clean address, or to the page that the address names', async () => {
    const site = visit(app, 'intern');
    await site.open(address(await signer.sign()));
    await site.press('Anmelden');
    expect(site.at()).toBe('/de/persoenlicherbereich');
    await site.open(address(await signer.sign(), '&redirect=Contact'));
    await site.press('Anmelden');
    expect(site.at()).toBe('/de/kontakt');
    await site.open(address(await signer.sign(), `&redirect=${encodeURIComponent('https://fremd.example')}`));
    await site.press('Anmelden');
    expect(site.at()).toBe('/de/persoenlicherbereich');
  });

  test("takes the token of a form on the portal's own site, and nothing else of it, and logs in by its button", async () => {
    const browser = newBrowser(app, 'intern');
    const token = await signer.sign();
    const opened = await browser.post(
      '/de/anmeldelink?redirect=Contact',
      { token, vorgang: 'vom-portal', email: 'fremd@example.org' },
      OTHER_SITE,
    );
    expect(opened.status).toBe(200);
    expect(opened.body).toContain(`<input type="hidden" name="token" value="${token}"/>`);
    expect(opened.body).not.toContain('vom-portal');
    expect(browser.cookies.has('psoe_token')).toBe(false);
    const entered = await browser.post('/de/anmeldelink?redirect=Contact', { token, vorgang: vorgangOf(opened) });
    expect(redirectOf(entered)).toEqual([303, '/de/kontakt']);
    expect(browser.cookies.has('psoe_token')).toBe(true);
    const again = await browser.post('/de/anmeldelink', { token }, OTHER_SITE);
    expect((await browser.post('/de/anmeldelink', { token, vorgang: vorgangOf(again) })).body).toContain('Dieser Link wurde schon benutzt');
  });

  test.each(['/de/anmeldelink', '/de/kontakt'])('refuses other forms of another site at %s', async (page) => {
    const { status } = await newBrowser(app, 'intern').post(page, { vorgang: 'x', token: page.endsWith('kontakt') ? 'x' : '' }, OTHER_SITE);
    expect(status).toBe(403);
  });

  test('loads no tracker beside a token, wherever the token is, and no browser keeps the page or names it to others', async () => {
    const trackings = [{ type: 'matomo' as const, enabled: true, id: 'https://statistik.example', tagId: '1' }];
    await configured(app, 'intern', { trackings }, async () => {
      const browser = newBrowser(app, 'intern', { cookies: { psoempf_er: '1', psoempf_fu: '0', psoempf_an: '1', psoempf_ma: '0' } });
      const token = await signer.sign();
      const hasTracker = ({ headers }: Reply) => String(headers['content-security-policy']).includes('statistik.example');
      expect(hasTracker(await browser.get('/de/anmeldelink'))).toBe(true);
      const opened = await browser.post('/de/anmeldelink', { token }, OTHER_SITE);
      const refused = await browser.post('/de/anmeldelink', { token: 'falsch', vorgang: vorgangOf(opened) });
      for (const page of [await browser.get(address(token)), opened, refused]) {
        expect(hasTracker(page)).toBe(false);
        expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      }
    });
  });

  test.each(FAULTS)('says, with %s of the portal, that it does not answer, and offers another try and a link by mail', async (fault) => {
    portal.fail(fault);
    await connect();
    const site = visit(app, 'intern');
    await site.open(address(await signer.sign(), '&redirect=Contact'));
    await site.press('Anmelden');
    expect(site.headline()).toBe('Ihr Kundenportal antwortet gerade nicht');
    expect(site.status()).toBe(503);
    expect(site.hrefOf('Link per E-Mail anfordern')).toBe('/de/exklusiv?redirect=Contact');
    portal.fail(null);
    await connect();
    await site.press('Noch einmal versuchen');
    expect(site.at()).toBe('/de/kontakt');
  });
});
