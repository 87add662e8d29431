import { beforeAll, describe, expect, test } from 'vitest';
import { COOKIES } from '../../contract/values/cookies.ts';
import { makeAgentur, makeBenutzer } from '../../test/support/agentur.ts';
import { startAnbieter, useAnbieter } from '../../test/support/anbieter.ts';
import { demoApp } from '../../test/support/app.ts';
import { formOf, typed } from '../../test/support/entering.ts';
import { configured } from '../../test/support/mandant.ts';
import { newBrowser } from '../../test/support/pages.ts';
import { makeSeller } from '../../test/support/seller.ts';
import { ERIKA, login, newEmail, PASSWORD, recommend } from '../../test/support/walk.ts';

const app = demoApp({ trustProxy: ['127.0.0.1'] });
const SECONDS = { Minuten: 60, Stunden: 3600, Tage: 86_400, Monate: 0, Jahre: 0 };

/** The cookies that the product itself sets, but the one of the exit question, which the script sets. */
const OWN = Object.values(COOKIES).filter((cookie) => !('trackers' in cookie) && !cookie.names.some((name) => name === 'psoempf_exit'));

beforeAll(async () => {
  const anbieter = await startAnbieter();
  await useAnbieter(app, anbieter.issuer);
  return anbieter.close;
});

/** The `set-cookie` lines of a visit that makes the product set each of its cookies, with headers that a proxy would set. */
async function setAll(headers: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const { Empfehlungsnummer } = await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 });
  const inhaber = await makeBenutzer(app, 'telko', await makeAgentur(app, 'telko'));
  const { email: seller } = await makeSeller(app);
  const visitor = newBrowser(app, 'telko');
  const form = { 'sec-fetch-site': 'same-origin', ...headers };
  const wortlaut = /name="Wortlaut" value="([^"]+)"/.exec((await visitor.get('/de/', headers)).body)?.[1] ?? '';
  return [
    await visitor.post('/de/', { consent: 'alle', Wortlaut: wortlaut }, form),
    await visitor.get('/en/faq?channel=flyer', headers),
    await visitor.post('/de/login', { Email: ERIKA.Email, Password: PASSWORD }, form),
    await visitor.post(formOf(Empfehlungsnummer), { ...typed(newEmail('ida')), schritt: 'senden' }, form),
    await visitor.get('/de/agentur/login?dienst=start', headers),
    await app.api('telko', 'POST', '/agentur/login', { body: { Email: inhaber, Password: PASSWORD }, headers }),
    await app.api('telko', 'POST', '/seller/login', { body: { Email: seller, Password: PASSWORD }, headers }),
  ].flatMap(({ headers }) => [headers['set-cookie'] ?? []].flat().map(String));
}

test('pages set cookies with the names and lifetimes of the table on the privacy page', async () => {
  const told = new Map((await setAll()).map((line) => [line.split('=')[0], Number(/Max-Age=(\d+)/.exec(line)?.[1] ?? 0)]));
  const expected = OWN.flatMap(({ names, lifetime }) =>
    names.map((name) => [name, lifetime ? lifetime[0] * SECONDS[lifetime[1]] : 0] as const),
  );
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(expected));
});

describe('every cookie of the product', () => {
  const secureOnes = (lines: readonly string[]) =>
    new Set(lines.filter((line) => /; Secure(;|$)/.test(line)).map((line) => line.split('=')[0]));

  test('is Secure where the address of the tenant is https, whatever X-Forwarded-Proto says', async () => {
    await configured(app, 'telko', { MandantUrl: 'https://telko.example' }, async () => {
      const lines = await setAll({ 'x-forwarded-proto': 'http' });
      expect(secureOnes(lines)).toEqual(new Set(OWN.flatMap(({ names }) => names)));
      expect(lines.filter((line) => !/; Secure(;|$)/.test(line))).toEqual([]);
    });
  });

  test('is not Secure where the address is http, whatever X-Forwarded-Proto says', async () => {
    expect(secureOnes(await setAll({ 'x-forwarded-proto': 'https' }))).toEqual(new Set());
  });
});

describe('with an https PUBLIC_URL', () => {
  const https = demoApp({ publicUrl: 'HTTPS://empfehlen.example' });

  test('cookies of a tenant without an address of its own are Secure', async () => {
    const { headers } = await https.api('telko', 'POST', '/account/login', { body: { Email: ERIKA.Email, Password: PASSWORD } });
    expect(String(headers['set-cookie'])).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('a tenant with an http address of its own sets none that its browsers would drop', async () => {
    await configured(https, 'telko', { MandantUrl: 'http://telko.example' }, async () => {
      const { headers } = await https.api('telko', 'POST', '/account/login', { body: { Email: ERIKA.Email, Password: PASSWORD } });
      expect(String(headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Lax$/);
    });
  });
});
