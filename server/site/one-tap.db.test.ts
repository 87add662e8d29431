import { describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { atOnce } from '../../test/support/at-once.ts';
import { loggedIn, newBrowser, OTHER_SITE, redirectOf } from '../../test/support/pages.ts';
import { countEmpfehlungen, login, recommend } from '../../test/support/walk.ts';

const app = demoApp();
const TENANT = 'energie';

/** The fields of the form on the tile of product 2. Erika has no link to that product with the preset share, so a tap makes a new one. */
async function tileOf(browser: Awaited<ReturnType<typeof loggedIn>>) {
  const { body } = await browser.get('/de/');
  const [, action = '', fassung = ''] = /<form[^>]*action="(\/de\/empfehlen\/2)"[^>]*>.*?name="Fassung" value="([^"]+)"/.exec(body) ?? [];
  return { action, fields: { schritt: 'link', Fassung: fassung } };
}

describe('one tap', () => {
  test('makes one link for ten concurrent requests and a later one', async () => {
    const browser = await loggedIn(app, TENANT);
    const { action, fields } = await tileOf(browser);
    const before = await countEmpfehlungen(app, TENANT);
    const answered = await atOnce(10, () => browser.twin().post(action, fields));
    const places = new Set(answered.map((reply) => reply.headers.location));
    expect(places.size).toBe(1);
    const [place] = places;
    expect(place).toMatch(/^\/de\/empfehlung\/[^/]+$/);
    expect(redirectOf(await browser.post(action, fields))).toEqual([303, place]);
    expect(await countEmpfehlungen(app, TENANT)).toBe(before + 1);
    expect((await browser.get(String(place))).body).toContain('Ihr Link ist da. Jetzt teilen!');
  });

  test('makes the same referral as the form: named, and with the current terms', async () => {
    const browser = await loggedIn(app, TENANT);
    const { action, fields } = await tileOf(browser);
    const nummer = String((await browser.post(action, fields)).headers.location)
      .split('/')
      .at(-1);
    const stored = await app.inTenant(TENANT, ({ tx }) =>
      tx
        .selectFrom('empfehlung')
        .innerJoin('zustimmung', 'bezug', 'empfehlungsnummer')
        .select(['vorname', 'nachname', 'anteil_empfehler', 'empfehlungslink', 'agb_text', 'agb_version', 'praemienbedingungen_version'])
        .where('empfehlungsnummer', '=', String(nummer))
        .execute(),
    );
    expect(stored).toEqual([
      {
        vorname: 'Erika',
        nachname: 'Muster',
        anteil_empfehler: 50,
        empfehlungslink: true,
        agb_text: expect.stringContaining('in der Fassung 2026-11, die'),
        agb_version: '2026-11',
        praemienbedingungen_version: '2026-11',
      },
    ]);
  });

  test('is refused from another site, and leads to the form without a session or with outdated terms', async () => {
    const browser = await loggedIn(app, TENANT);
    const { action, fields } = await tileOf(browser);
    const before = await countEmpfehlungen(app, TENANT);
    expect((await browser.post(action, fields, OTHER_SITE)).status).toBe(403);
    expect(redirectOf(await newBrowser(app, TENANT).post(action, fields))).toEqual([303, action]);
    expect(redirectOf(await browser.post(action, { ...fields, Fassung: 'alt' }))).toEqual([303, action]);
    expect(await countEmpfehlungen(app, TENANT)).toBe(before);
  });

  test('is on no page that is cached for others', async () => {
    const browser = await loggedIn(app, TENANT);
    const stranger = newBrowser(app, TENANT);
    const shown = await stranger.get('/de/');
    expect((await browser.get('/de/')).body).toContain('Sie empfehlen als Erika Muster');
    expect((await stranger.get('/de/')).body).toBe(shown.body);
    expect(shown.body).not.toContain('Erika');
  });
});

test('the forms of the share page neither change nor show a referral of another recommender', async () => {
  const { Empfehlungsnummer: nr } = await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 });
  const browser = await loggedIn(app, TENANT);
  const forms: Record<string, string>[] = [
    { schritt: 'anteil', AnteilEmpfehler: '0' },
    { schritt: 'code', Code: 'FREMD1' },
    { schritt: 'person', 'Empfaenger.Vorname': 'Tom', 'Empfehlung.AgbText': 'ja' },
  ];
  for (const fields of forms) expect((await browser.post(`/de/empfehlung/${nr}`, fields)).status, fields.schritt).toBe(404);
});

test('a recommender can correct a mistyped address and gets the mail at the new one', async () => {
  const browser = newBrowser(app, TENANT);
  const form = {
    'Empfehlung.Produkt': '1',
    'Empfehlung.AnteilEmpfehler': '50',
    'Empfehlung.AgbText': 'ja',
    'Empfehler.Vorname': 'Anna',
    'Empfehler.Nachname': 'Neu',
    'Empfehler.Email': 'anna.neu@gmial.con',
  };
  const place = String((await browser.post('/de/', form)).headers.location);
  expect(place).toMatch(/^\/de\/bestaetigung\?empfehlungsnummer=/);
  expect((await browser.get(place)).body).toMatch(/>anna\.neu@gmial\.con<.*Meinten Sie anna\.neu@gmail\.com\?/s);
  const fields = { schritt: 'adresse', Email: 'anna.neu@gmail.com', vorgang: 'v1' };
  const answered = await atOnce(3, () => browser.twin().post(place, fields));
  for (const reply of answered) expect(redirectOf(reply)).toEqual([303, `${place}&gesendet=neu`]);
  await app.jobs.drainMails();
  expect(app.mails.allTo('anna.neu@gmail.com')).toHaveLength(1);
  const after = (await browser.get(`${place}&gesendet=neu`)).body;
  expect(after).toMatch(/>anna\.neu@gmail\.com<.*Gmail öffnen/s);
  expect(after).not.toContain('Meinten Sie');
});
