import { beforeAll, describe, expect, it } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { newAccount } from '../../test/support/konto.ts';
import { type Browser, loggedIn, newBrowser, redirectOf } from '../../test/support/pages.ts';
import { ERIKA, PASSWORD } from '../../test/support/walk.ts';

const app = demoApp();
const OWN_AREA = '/de/persoenlicherbereich';
const CREDENTIALS = { Email: ERIKA.Email, Password: PASSWORD };

/** The target of a redirect of telko as browsers resolve it: path and query, or the host if it is another one. */
const placeOf = ({ headers }: Awaited<ReturnType<Browser['get']>>): string => {
  const { host, pathname, search } = new URL(String(headers.location), 'http://telko.localhost:3000/de/login');
  return host === 'telko.localhost:3000' ? pathname + search : host;
};

it('a page that requires a login passes its name and parameters to Login, which redirects back to it', async () => {
  const browser = newBrowser(app, 'telko');
  const place = '/de/login?redirect=Settings%3Fschritt%3Dloeschen';
  expect(redirectOf(await browser.get('/de/meinedaten?schritt=loeschen'))).toEqual([302, place]);
  expect(redirectOf(await browser.post(place, CREDENTIALS))).toEqual([303, '/de/meinedaten?schritt=loeschen']);
});

it('Logout redirects to Login without a session, and that login does not log out again', async () => {
  const browser = newBrowser(app, 'telko');
  expect(redirectOf(await browser.get('/de/logout'))).toEqual([302, '/de/login?redirect=Logout']);
  expect(redirectOf(await browser.post('/de/login?redirect=Logout', CREDENTIALS))).toEqual([303, OWN_AREA]);
});

/** Forged values in place of a route name, with the page that they lead to if it is not the personal area. */
const REDIRECTS = [
  ['//boese.example'],
  ['/\\boese.example'],
  ['\\\\boese.example'],
  ['https://boese.example/'],
  ['https:boese.example'],
  ['http://energie.localhost:3000/de/'],
  ['http://telko.localhost:3000/de/faq'],
  ['//TELKO.localhost/de/faq'],
  ['http://telko.localhost@boese.example/'],
  ['javascript:alert(1)'],
  ['data:text/html,<h1>x</h1>'],
  ['/de/faq'],
  ['%2F%2Fboese.example'],
  ['..%2F..%2Fboese.example'],
  ['Gibtesnicht'],
  ['constructor'],
  ['__proto__?x=1'],
  ['faq'],
  ['Login?redirect=//boese.example'],
  ['Homepage#@boese.example'],
  ['Recommend'],
  ['Recommend?produktId=//boese.example', '/de/empfehlen/%2F%2Fboese.example'],
  ['Produktkategorie?slug=//boese.example', '/de///boese.example'],
  ['Faq?redirect=//boese.example', '/de/faq'],
  ['Homepage?x=//boese.example', '/de/?x=%2F%2Fboese.example'],
] as const;

describe('a redirect never leads to another host', () => {
  let erika: Browser;
  beforeAll(async () => {
    erika = await loggedIn(app, 'telko');
  });

  it.each(REDIRECTS)('%s', async (redirect, leads: string = OWN_AREA) => {
    const address = `/de/login?redirect=${encodeURIComponent(redirect)}`;
    const opened = await erika.get(address);
    expect([opened.status, placeOf(opened)]).toEqual([302, leads]);
    const sent = await newBrowser(app, 'telko').post(address, CREDENTIALS);
    expect([sent.status, placeOf(sent)]).toEqual([303, leads]);
  });

  it('from two redirect parameters, or at the page in front', async () => {
    const twice = '/de/login?redirect=Faq&redirect=//boese.example';
    expect(redirectOf(await erika.get(twice))).toEqual([302, OWN_AREA]);
    expect(redirectOf(await (await loggedIn(app, 'intern')).get('/de/exklusiv?redirect=//boese.example'))).toEqual([302, OWN_AREA]);
  });
});

it('under autologin a stored token opens every page, and pages about passwords redirect', async () => {
  const stranger = newBrowser(app, 'intern');
  const place = '/de/exklusiv?redirect=Recommend%3FproduktId%3D1%26channel%3Dmail';
  expect(redirectOf(await stranger.get('/de/empfehlen/1?channel=mail'))).toEqual([302, place]);
  const erika = await loggedIn(app, 'intern');
  expect(redirectOf(await erika.get(place))).toEqual([302, '/de/empfehlen/1?channel=mail']);
  expect((await erika.get('/de/empfehlen/1?channel=mail')).status).toBe(200);
  expect(redirectOf(await erika.get('/de/passwortaendern'))).toEqual([302, OWN_AREA]);
  expect((await erika.get(OWN_AREA)).body).not.toContain('/de/meinedaten');
});

it('a session that has ended (401 PSOF0204) logs out each tab', async () => {
  const { email } = await newAccount(app);
  const first = await loggedIn(app, 'telko', email);
  expect((await first.get('/de/meinedaten')).status).toBe(200);
  const second = first.twin();
  // Logs out only on the server: the browser still keeps its token.
  const bearer = first.cookies.get('psoe_token') ?? '';
  expect((await app.api('telko', 'POST', '/account/logout', { bearer })).status).toBe(204);
  expect(await app.api('telko', 'GET', '/account/user', { bearer })).toMatchObject({ status: 401, body: { code: 'PSOF0204' } });

  expect(redirectOf(await first.get(OWN_AREA))).toEqual([302, '/de/login?redirect=Dashboard']);
  expect(redirectOf(await second.post('/de/meinedaten', { schritt: 'sprache', Language: 'de' }))[1]).toMatch(
    /^\/de\/login\?redirect=Settings/,
  );
  expect([first.cookies.has('psoe_token'), second.cookies.has('psoe_token')]).toEqual([false, false]);
});
