import { expect, it } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { configured } from '../../test/support/mandant.ts';
import { loggedIn, newBrowser, redirectOf } from '../../test/support/pages.ts';

const app = demoApp();

const PLACE = '/de/mitarbeiterempfehlen/gibt-es-nicht';

it('an unknown tab shows a missing page within the area to logged-in users, redirects others to the login, and is 404 without the programme', async () => {
  const browser = await loggedIn(app, 'telko');
  await configured(app, 'telko', { ModuleCompanyRecommendation: true }, async () => {
    const inside = await browser.get(PLACE);
    expect([inside.status, inside.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(inside.body).toMatch(/<h1[^>]*>Diese Seite gibt es nicht\.</);
    expect(inside.body).toContain('href="/de/mitarbeiterempfehlen/einladungen"');
    expect(inside.body).toMatch(/href="\/de\/mitarbeiterempfehlen\/uebersicht"[^>]*>Zur Übersicht/);
    expect((await browser.get(PLACE.replace('/de/', '/en/'))).body).toMatch(/<h1[^>]*>This page does not exist\./);
    expect(redirectOf(await newBrowser(app, 'telko').get(PLACE))).toEqual([
      302,
      expect.stringMatching(/^\/de\/login\?redirect=EmployeeArea/),
    ]);
  });
  const without = await browser.get(PLACE);
  expect([without.status, without.body.includes('href="/de/mitarbeiterempfehlen/')]).toEqual([404, false]);
});
