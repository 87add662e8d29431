import { describe, expect, it } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { atOnce } from '../../test/support/at-once.ts';
import { insertOldAccount } from '../../test/support/bank.ts';
import { newAccount } from '../../test/support/konto.ts';
import { configured } from '../../test/support/mandant.ts';
import { IBANS } from '../../test/support/money.ts';
import { loggedIn, newBrowser, OTHER_SITE, redirectOf } from '../../test/support/pages.ts';

const app = testApp();
const TENANT = 'energie';
const PAGE = '/de/empfehler/bankdaten';
const FIELDS = { Kontoinhaber: 'Karla Konto', IBAN: 'DE89 3704 0044 0532 0130 00', BIC: '' };
const MASKED = 'DE89 •••• •••• •••• ••30 00';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

async function own(tenant = TENANT) {
  const { email, id } = await newAccount(app, tenant);
  const rows = () =>
    app.inTenant(tenant, ({ tx }) => tx.selectFrom('empfehler').select('bankdaten_id').where('empfehler_id', '=', id).executeTakeFirst());
  return { id, browser: await loggedIn(app, tenant, email), stored: async () => (await rows())?.bankdaten_id ?? null };
}

describe('the bank data of a recommender', () => {
  it('requires a login and returns after it; another site or tenant cannot store or delete it', async () => {
    const { browser, stored } = await own();
    const toLogin = '/de/login?redirect=BankDetailsRecommender';
    expect(redirectOf(await newBrowser(app, TENANT).get(PAGE))).toEqual([302, toLogin]);
    expect(redirectOf(await newBrowser(app, TENANT).post(PAGE, FIELDS))).toEqual([303, toLogin]);
    expect(redirectOf(await browser.twin('telko').post(PAGE, FIELDS))).toEqual([303, toLogin]);
    expect((await browser.post(PAGE, FIELDS, OTHER_SITE)).status).toBe(403);
    expect(await stored()).toBeNull();
  });

  it('is stored once for a double click, shown masked, changed, and deleted after a confirmation', async () => {
    const { browser, stored } = await own();
    const form = await browser.get(PAGE);
    expect([form.status, form.headers['cache-control'], form.body.includes('value="Karla Konto"')]).toEqual([200, 'no-store', true]);
    for (const click of await atOnce(2, () => browser.post(PAGE, FIELDS)))
      expect(redirectOf(click)).toEqual([303, `${PAGE}?gespeichert=1`]);
    const shown = plain((await browser.get(`${PAGE}?gespeichert=1`)).body);
    for (const part of ['Ihre Bankverbindung ist gespeichert.', MASKED]) expect(shown).toContain(part);
    expect(shown).not.toContain('0532');
    expect(plain((await browser.get('/de/meinedaten')).body)).toContain(`Hinterlegt ist das Konto ${MASKED}`);

    const first = await stored();
    const changed = await browser.post(`${PAGE}?schritt=aendern`, { ...FIELDS, IBAN: IBANS.other });
    expect([redirectOf(changed)[1], (await stored()) === first]).toEqual([`${PAGE}?gespeichert=1`, false]);

    const question = await browser.get(`${PAGE}?schritt=loeschen`);
    expect([question.status, question.body.includes('Möchten Sie Ihre Bankverbindung löschen?'), await stored()]).toEqual([
      200,
      true,
      expect.any(String),
    ]);
    for (const click of await atOnce(2, () => browser.post(`${PAGE}?schritt=loeschen`, { schritt: 'loeschen' })))
      expect(redirectOf(click)).toEqual([303, `${PAGE}?geloescht=1`]);
    expect((await browser.get(`${PAGE}?geloescht=1`)).body).toContain('Ihre Bankverbindung ist gelöscht.');
    expect(await stored()).toBeNull();
  });

  it('shows errors with the typed values, also for a foreign account if the tenant pays only to German ones', async () => {
    const { browser, stored } = await own();
    const wrong = await browser.post(PAGE, { ...FIELDS, IBAN: 'DE00 "><b>', Kontoinhaber: '' });
    expect(wrong.status).toBe(422);
    for (const part of ['value="DE00 &quot;&gt;&lt;b&gt;"', 'Kontoinhaber ist ein Pflichtfeld.']) expect(wrong.body).toContain(part);
    await configured(app, TENANT, { ModuleIBANNurDE: true }, async () => {
      expect((await browser.post('/en/empfehler/bankdaten', { ...FIELDS, IBAN: IBANS.austrian })).status).toBe(422);
    });
    expect(await stored()).toBeNull();
    expect((await browser.post(PAGE, { ...FIELDS, IBAN: IBANS.austrian })).status).toBe(303);
  });

  it('says at the field in both languages that transfers go to accounts in the European Economic Area only', async () => {
    const { browser, stored } = await own();
    for (const [page, sentence] of [
      [PAGE, 'IBAN: Wir überweisen nur auf Konten im Europäischen Wirtschaftsraum.'],
      ['/en/empfehler/bankdaten', 'IBAN: we transfer only to accounts in the European Economic Area.'],
    ] as const) {
      const refused = await browser.post(page, { ...FIELDS, IBAN: 'ch93 0076 2011 6238 5295 7' });
      expect(refused.status).toBe(422);
      for (const part of [sentence, 'value="ch93 0076 2011 6238 5295 7"']) expect(refused.body).toContain(part);
    }
    expect(await stored()).toBeNull();
  });

  it('says that no transfer can go to an account that was stored before', async () => {
    const { browser, id } = await own();
    const old = await insertOldAccount(app, TENANT);
    await app.inTenant(TENANT, ({ tx }) => tx.updateTable('empfehler').set({ bankdaten_id: old }).where('empfehler_id', '=', id).execute());
    const shown = plain((await browser.get(PAGE)).body);
    expect(shown).toContain('Auf das Konto CH93 •••• •••• •••• •295 7 können wir nicht überweisen');
    expect((await browser.post(`${PAGE}?schritt=aendern`, FIELDS)).status).toBe(303);
    expect((await browser.get(PAGE)).body).not.toContain('können wir nicht überweisen');
  });

  it('is neither stored nor deleted at a tenant that stores none; the page explains it', () =>
    configured(app, TENANT, { ModuleStoringBankdata: false }, async () => {
      const { browser, stored } = await own();
      const page = await browser.get(PAGE);
      expect([page.status, page.body.includes('Hier wird keine Bankverbindung hinterlegt')]).toEqual([200, true]);
      for (const fields of [FIELDS, { schritt: 'loeschen' }]) expect((await browser.post(PAGE, fields)).status).toBe(403);
      expect(await stored()).toBeNull();
      expect((await browser.get('/de/meinedaten')).body).not.toContain('bankdaten');
    }));

  it('is linked in the personal area at a tenant with autologin, unless rewards are paid with the wages', async () => {
    const erika = await loggedIn(app, 'intern');
    const area = async () => (await erika.get('/de/persoenlicherbereich')).body;
    await configured(app, 'intern', { PraemieAlsLohn: false, ModuleStoringBankdata: true }, async () => {
      expect(await area()).toContain(`href="${PAGE}"`);
      expect((await erika.get(PAGE)).status).toBe(200);
      expect(redirectOf(await newBrowser(app, 'intern').get(PAGE))).toEqual([302, '/de/exklusiv?redirect=BankDetailsRecommender']);
    });
    expect(await area()).not.toContain(PAGE);
  });
});
