import type { Page } from '@playwright/test';
import { createTexts } from '../../texts/texts.ts';
import { type Demo, enter, later } from './support/demo.ts';
import { logIn } from './support/entering.ts';
import { at, expect, sharedPort, site, test } from './support/test.ts';
import { headline } from './support/walk.ts';

const t = createTexts('de', {});
const OWN_AREA = '/de/persoenlicherbereich';

/** The session that the browser keeps, at any tenant. */
const sessionsOf = async (page: Page) => (await page.context().cookies()).filter(({ name }) => name === 'psoe_token');

test('a page that needs a login names itself and its parameters to Login, which leads back to them', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(site('telko', '/de/meinedaten?schritt=loeschen'));
  await expect(page).toHaveURL(site('telko', '/de/login?redirect=Settings%3Fschritt%3Dloeschen'));
  await logIn(page);
  await expect(page).toHaveURL(site('telko', '/de/meinedaten?schritt=loeschen'));
});

test('Logout sends who is not logged in to Login', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(site('telko', '/de/logout'));
  await expect(page).toHaveURL(/\/de\/login\?redirect=Logout$/);
  await logIn(page);
  await expect(page).toHaveURL(site('telko', OWN_AREA));
});

/** What somebody may write in place of a route name, with the page that it leads to where that is another than the own area. */
const REDIRECTS = [
  ['//boese.example'],
  ['/\\boese.example'],
  ['\\\\boese.example'],
  ['https://boese.example/'],
  ['https:boese.example'],
  [`http://energie.localhost:${sharedPort()}/de/`],
  [`http://telko.localhost:${sharedPort()}/de/faq`],
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

test('whatever a redirect says, nobody is led to another host', { tag: '@desktop' }, async ({ page, request }) => {
  await enter(page.context(), { request, port: sharedPort() }, 'telko');
  for (const [redirect, leadsTo = OWN_AREA] of REDIRECTS) {
    await page.goto(site('telko', `/de/login?redirect=${encodeURIComponent(redirect)}`));
    await expect(page, redirect).toHaveURL(site('telko', leadsTo));
  }
  await page.goto(site('telko', '/de/login?redirect=Faq&redirect=//boese.example'));
  await expect(page).toHaveURL(site('telko', OWN_AREA));
});

test('nor does the form of Login, or the page in front', { tag: '@desktop' }, async ({ page, request }) => {
  await page.goto(site('telko', '/de/login?redirect=//boese.example'));
  await logIn(page);
  await expect(page).toHaveURL(site('telko', OWN_AREA));
  await enter(page.context(), { request, port: sharedPort() }, 'intern');
  await page.goto(site('intern', '/de/exklusiv?redirect=//boese.example'));
  await expect(page).toHaveURL(site('intern', OWN_AREA));
});

/** Pages about passwords, and what is kept behind them. */
const DISABLED = ['login', 'registrieren', 'meinedaten', 'passwortvergessen', 'passwortsetzen', 'passwortaendern'];

test('autologin: a stored token opens every page, no password is asked, and pages about one lead on', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  for (const path of DISABLED) {
    await page.goto(site('intern', `/de/${path}`));
    await expect(page, path).toHaveURL(site('intern', '/de/exklusiv'));
  }
  await page.goto(site('intern', '/de/empfehlen/1?channel=mail'));
  await expect(page).toHaveURL(/\/de\/exklusiv\?redirect=Recommend%3FproduktId%3D1%26channel%3Dmail$/);
  await enter(page.context(), { request, port: sharedPort() }, 'intern');
  await page.reload();
  await expect(page).toHaveURL(site('intern', '/de/empfehlen/1?channel=mail'));
  for (const path of DISABLED) {
    await page.goto(site('intern', `/de/${path}`));
    await expect(page, path).toHaveURL(site('intern', OWN_AREA));
  }
  await expect(page.getByRole('link', { name: t('bereich.nav.Settings') })).toHaveCount(0);
});

test('the end of the session is noticed within a minute', { tag: '@desktop' }, async ({ page, request, ownPort }) => {
  await page.clock.install();
  await page.goto(site('energie', '/de/login', ownPort));
  await logIn(page);
  await headline(page, 'Ihre Empfehlungen');
  await page.clock.fastForward('11:59:00');
  await expect(page).toHaveURL(site('energie', OWN_AREA, ownPort));
  await later({ request, port: ownPort }, 1);
  await page.clock.fastForward('02:00');
  await headline(page, t('anmelden.titel'));
  await expect(page).toHaveURL(site('energie', '/de/login?redirect=Dashboard', ownPort));
});

/** Ends the session on the server alone: the browser still keeps its token. */
async function endSession({ request, port }: Demo, token: string): Promise<void> {
  const answer = await request.post(at('127.0.0.1', '/api/v1/telko/account/logout', port), {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
  const refused = await request.get(at('127.0.0.1', '/api/v1/telko/account/user', port), { headers: { authorization: `Bearer ${token}` } });
  expect([refused.status(), (await refused.json()).code]).toEqual([401, 'PSOF0204']);
}

test('a token that is refused, 401 PSOF0204, ends the login in each tab', { tag: '@desktop' }, async ({ page, request }) => {
  const demo = { request, port: sharedPort() };
  await page.goto(site('telko', '/de/login'));
  await logIn(page);
  await headline(page, 'Ihre Empfehlungen');
  const second = await page.context().newPage();
  await second.goto(site('telko', '/de/meinedaten'));
  const [session] = await sessionsOf(page);
  await endSession(demo, session?.value ?? '');

  await page.reload();
  await headline(page, t('anmelden.titel'));
  expect(await sessionsOf(page)).toEqual([]);
  await page.context().addCookies([{ name: 'psoe_token', value: session?.value ?? '', url: site('telko') }]);
  await second.getByRole('button', { name: t('meinedaten.sprache.knopf') }).click();
  await expect(second).toHaveURL(/\/de\/login\?redirect=Settings/);
  expect(await sessionsOf(second)).toEqual([]);
});
