import { PASSWORD } from '../support/walk.ts';
import { present } from './support/present.ts';
import { needsDesktop } from './support/screens.ts';
import { at, expect, sharedPort, site, test } from './support/test.ts';

const TENANT = 'telko';
const CLAIM = JSON.stringify({ Rollen: ['Inhaber'], Rechte: ['Mitarbeiter', 'Freigabe'], rolle: 'Inhaber' });

test('a role forged in the browser opens nothing of the agency portal', needsDesktop, async ({ page }) => {
  await page.goto(site(TENANT, '/de/agentur/login'));
  await page.locator('input[name="Email"]').fill('mitarbeiter@agentur.example');
  await page.locator('input[name="Password"]').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  const ways = page.getByRole('navigation', { name: 'Bereiche', exact: true }).getByRole('link');
  await expect(ways.filter({ hasText: 'Verwaltung' })).toBeVisible();
  const shown = await (await present(ways)).allTextContents();
  expect(shown.join()).not.toContain('Mitarbeitende');
  await page.evaluate((claim) => {
    for (const store of [localStorage, sessionStorage])
      for (const key of ['rolle', 'rollen', 'Rollen', 'benutzer', 'own', 'portal', 'portal.rollen', ...Object.keys(store)])
        store.setItem(key, claim);
  }, CLAIM);
  await page.context().addCookies(['rolle', 'rollen', 'Rollen'].map((name) => ({ name, value: 'Inhaber', url: site(TENANT, '/') })));
  await page.reload();
  await expect(ways).toHaveText(shown);

  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const host = `${TENANT}.localhost:${sharedPort()}`;
  const own = { host, cookie, origin: `http://${host}`, 'x-requested-with': 'XMLHttpRequest' };
  const ask = (method: string, path: string) =>
    page.request.fetch(at('127.0.0.1', path, sharedPort()), { method, headers: own, failOnStatusCode: false });
  expect((await ask('GET', '/de/agentur/bereich/auftraege')).status()).toBe(200);
  expect((await ask('GET', '/de/agentur/bereich/mitarbeiter')).status()).toBe(403);
  const api = `/api/v1/${TENANT}/agentur`;
  expect((await (await ask('GET', `${api}/user`)).json()).Rollen).toEqual(['Mitarbeiter']);
  expect((await ask('PUT', `${api}/A-1001`)).status()).toBe(403);
});
