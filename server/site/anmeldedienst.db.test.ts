import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAgentur, makeBenutzer } from '../../test/support/agentur.ts';
import { startAnbieter, type TestAnbieter, useAnbieter } from '../../test/support/anbieter.ts';
import { demoApp, type Reply } from '../../test/support/app.ts';
import { newAddress } from '../../test/support/konto.ts';
import { configured } from '../../test/support/mandant.ts';
import { type Browser, newBrowser, redirectOf } from '../../test/support/pages.ts';
import { TEST_NOW } from '../../test/support/parts.ts';
import { newEmail, PASSWORD } from '../../test/support/walk.ts';
import { TEST_LOGS } from '../../tools/shared/test-log.ts';
import { codeAt } from '../modules/zugang/totp.ts';

const app = demoApp();
let anbieter: TestAnbieter;
beforeAll(async () => {
  anbieter = await startAnbieter();
  await useAnbieter(app, anbieter.issuer);
});
afterAll(() => anbieter.close());
beforeEach(() => app.clock.set(TEST_NOW));

const LOGIN = '/de/agentur/login';
const START = `${LOGIN}?dienst=start`;
const browse = () => newBrowser(app, 'telko', { machine: newAddress });
const newOwner = async () => makeBenutzer(app, 'telko', await makeAgentur(app));

const words = ({ body }: Reply) =>
  String(body)
    .replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ');

/** Logs in at the provider and returns the path that it redirects back to. */
async function atProvider(browser: Browser, email: string, start = START): Promise<string> {
  anbieter.people.set(email, { email, email_verified: true });
  const left = await browser.get(start);
  expect(left.status).toBe(303);
  const { pathname, search } = await anbieter.login(String(left.headers.location), email);
  return pathname + search;
}

/** The redirect of an address, and the words of the login page behind it. */
async function endOf(browser: Browser, address: string): Promise<[address: unknown, words: string]> {
  const led = await browser.get(address);
  expect(led.status).toBe(303);
  return [led.headers.location, words(await browser.get(String(led.headers.location)))];
}

describe('AgencyLogin with a provider', () => {
  it('has a button that leads to the provider and back to the wanted page, and leaves no code in the final address', async () => {
    const browser = browse();
    const place = `${LOGIN}?redirect=AgencyArea%3Fbericht%3Dauftraege`;
    const page = await browser.get(place);
    expect(words(page)).toContain('Mit Werkskonto anmelden');
    const [, href = ''] = /href="([^"]*dienst=start[^"]*)"/.exec(String(page.body)) ?? [];
    const back = await atProvider(browser, await newOwner(), href.replaceAll('&amp;', '&'));
    expect(back).toMatch(/^\/de\/agentur\/login\?code=.+&state=.+/);
    const landed = await browser.get(back);
    expect(redirectOf(landed)).toEqual([303, '/de/agentur/bereich/auftraege']);
    expect([landed.headers['referrer-policy'], landed.headers['cache-control']]).toEqual(['no-referrer', 'no-store']);
    expect([...browser.cookies.keys()]).toEqual(['psoe_agentur']);
    expect((await browser.get('/de/agentur')).status).toBe(200);
  });

  it('has no button if the tenant has no provider, and then ignores the parameters of a provider', async () => {
    await configured(app, 'telko', { Anmeldedienst: null }, async () => {
      for (const address of [LOGIN, START, `${LOGIN}?code=x&state=y`, `${LOGIN}?error=access_denied`]) {
        const { status, body } = await browse().get(address);
        expect([status, String(body).includes('Werkskonto')]).toEqual([200, false]);
      }
    });
  });

  it('asks for the code of a second factor on the page, with its token in no address', async () => {
    const Email = await newOwner();
    const bearer = (await app.api('telko', 'POST', '/agentur/login', { body: { Email, Password: PASSWORD } })).body.Token;
    const { body } = await app.api('telko', 'POST', '/agentur/zweitfaktor', { bearer, body: { Password: PASSWORD } });
    const code = () => codeAt(body.Geheimnis, app.clock.now());
    await app.api('telko', 'PUT', '/agentur/zweitfaktor', { bearer, body: { Code: code() } });
    app.clock.pass({ minutes: 1 });
    const browser = browse();
    const led = await browser.get(await atProvider(browser, Email, `${START}&redirect=AgencyArea%3Fbericht%3Dleads`));
    const step = `${LOGIN}?dienst=code&redirect=AgencyArea%3Fbericht%3Dleads`;
    expect(redirectOf(led)).toEqual([303, step]);
    const asked = await browser.get(step);
    expect(words(asked)).toContain('Der Anmeldedienst hat Sie erkannt.');
    expect(asked.headers['cache-control']).toBe('no-store');
    const [, MfaToken = ''] = /name="MfaToken" value="([^"]+)"/.exec(String(asked.body)) ?? [];
    expect((await browser.post(step, { MfaToken, Code: '000000' })).status).toBe(401);
    expect(redirectOf(await browser.post(step, { MfaToken, Code: code() }))).toEqual([303, '/de/agentur/bereich/leads']);
    expect((await endOf(browse(), step))[0]).toBe(`${LOGIN}?dienst=abgelaufen`);
  });

  it('explains why a login failed, and continues from there', async () => {
    const Email = await newOwner();
    const browser = browse();
    const used = await atProvider(browser, Email, `${START}&redirect=AgencyInfo`);
    const cookies = Object.fromEntries(browser.cookies);
    await browser.get(used);
    const again = newBrowser(app, 'telko', { cookies, machine: newAddress });
    expect(await endOf(again, used)).toEqual([
      `${LOGIN}?dienst=abgelaufen&redirect=AgencyInfo`,
      expect.stringContaining('Diese Anmeldung hat zu lange gedauert oder wurde schon benutzt.'),
    ]);
    expect((await endOf(browse(), used))[0]).toBe(`${LOGIN}?dienst=abgelaufen`);
    const [one, other] = [browse(), browse()];
    await atProvider(one, Email);
    expect(await endOf(one, await atProvider(other, Email))).toEqual([
      `${LOGIN}?dienst=fremd`,
      expect.stringContaining('gehört nicht zu der, die Sie hier begonnen haben'),
    ]);
    const late = browse();
    const back = await atProvider(late, Email);
    app.clock.pass({ minutes: 10 });
    expect((await endOf(late, back))[0]).toBe(`${LOGIN}?dienst=abgelaufen`);
    const unknown = browse();
    expect((await endOf(unknown, await atProvider(unknown, newEmail())))[1]).toContain('keine Agentur hat Sie eingetragen');
    expect([...unknown.cookies.keys()]).toEqual([]);
  });

  it.each([
    ['access_denied', 'abgelehnt', 'Die Anmeldung wurde dort abgebrochen.'],
    ['server_error', 'gestoert', 'Der Anmeldedienst antwortet gerade nicht.'],
    ['%3Cscript%3E', 'abgelehnt', 'Die Anmeldung wurde dort abgebrochen.'],
  ])("maps the provider's error %s to %s", async (error, end, sentence) => {
    const browser = browse();
    await browser.get(`${START}&redirect=AgencyInfo`);
    expect(await endOf(browser, `${LOGIN}?error=${error}&state=x`)).toEqual([
      `${LOGIN}?dienst=${end}&redirect=AgencyInfo`,
      expect.stringContaining(sentence),
    ]);
  });

  it('shows an unreachable provider, and never redirects outside the portal', async () => {
    await useAnbieter(app, 'http://127.0.0.1:9');
    expect((await endOf(browse(), START))[1]).toContain('melden Sie sich mit Ihrem Passwort an');
    await useAnbieter(app, anbieter.issuer);
    for (const redirect of ['https://boese.example', '//boese.example', 'Dashboard', 'AgencyLogin']) {
      const browser = browse();
      const back = await atProvider(browser, await newOwner(), `${START}&redirect=${encodeURIComponent(redirect)}`);
      expect(redirectOf(await browser.get(back))).toEqual([303, '/de/agentur']);
    }
  });

  it('logs no code, state or address of the provider', async () => {
    const browser = browse();
    const back = await atProvider(browser, await newOwner());
    await browser.get(back);
    await endOf(browse(), back);
    const log = readdirSync(TEST_LOGS)
      .filter((name) => name.startsWith(`${process.pid}-`))
      .map((name) => readFileSync(join(TEST_LOGS, name), 'utf8'))
      .join('');
    expect(log).toContain('"route":"page AgencyLogin"');
    expect(log).not.toMatch(/code=|state=|dienst=/);
  });

  it('does not use up the code on a HEAD request', async () => {
    const browser = browse();
    const back = await atProvider(browser, await newOwner());
    const headers = { host: 'telko.localhost:3000', cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    expect((await app.request({ method: 'HEAD', url: back, headers })).status).toBe(200);
    expect(redirectOf(await browser.get(back))).toEqual([303, '/de/agentur']);
  });
});
