import { describe, expect, it } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { insertOldAccount } from '../../test/support/bank.ts';
import { hexNow } from '../../test/support/empfaenger.ts';
import { tokenOf } from '../../test/support/mails.ts';
import { IBANS, recipient, released } from '../../test/support/money.ts';
import { type Browser, newBrowser, OTHER_SITE, redirectOf } from '../../test/support/pages.ts';

const app = testApp();

const TENANT = 'energie';
const STAND = '/de/empfaenger/zustimmung';
const FIELDS = { Kontoinhaber: 'Jörg Müßig', IBAN: 'DE89 3704 0044 0532 0130 00', BIC: '' };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** A browser with the recipient's own cookie. */
async function browserOf(person: { Empfaengernummer: string }): Promise<Browser> {
  return newBrowser(app, TENANT, { cookies: { psoe_empfaenger: await hexNow(app, TENANT, person.Empfaengernummer) } });
}

/** Requests the mailed link on the recipient's status page, and returns its address from the mail. */
async function asked(person: { Empfaengernummer: string; email: string }, browser: Browser): Promise<string> {
  const sent = await browser.post(STAND, { schritt: 'bankdaten' });
  expect(redirectOf(sent)).toEqual([303, `${STAND}?bank=gesendet`]);
  await app.jobs.drainMails();
  return `/de/bankdaten?token=${encodeURIComponent(tokenOf(app.mails.to(person.email, '/bankdaten?token=')))}`;
}

describe('the bank data of a recipient', () => {
  it('is requested on the status page, entered through the mailed link in any browser, and shown masked', async () => {
    const person = await recipient(app, TENANT);
    const browser = await browserOf(person);
    expect((await browser.get(STAND)).body).not.toContain('Ihre Bankverbindung');
    const link = await asked(person, browser);

    const [one, two] = [newBrowser(app, TENANT), newBrowser(app, TENANT)];
    const form = await one.get(link);
    expect([form.status, form.headers['cache-control'], form.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
    expect(form.body).toContain('value="Jörg Müßig"');
    const wrong = await one.post(link, { ...FIELDS, IBAN: 'DE00 3704' });
    expect(wrong.status).toBe(422);
    for (const part of ['value="DE00 3704"', 'IBAN ist nicht gültig.']) expect(wrong.body).toContain(part);
    const abroad = await one.post(link, { ...FIELDS, IBAN: 'GB82 WEST 1234 5698 7654 32' });
    expect([abroad.status, abroad.body.includes('IBAN: Wir überweisen nur auf Konten im Europäischen Wirtschaftsraum.')]).toEqual([
      422,
      true,
    ]);
    expect((await one.post(link, FIELDS, OTHER_SITE)).status).toBe(403);

    for (const stored of await Promise.all([one.post(link, FIELDS), two.post(link, FIELDS)]))
      expect(redirectOf(stored)).toEqual([303, '/de/bankdaten?gespeichert=1']);
    expect(plain((await browser.get('/de/bankdaten?gespeichert=1')).body)).toContain('DE89 •••• •••• •••• ••30 00');
    expect((await newBrowser(app, TENANT).get('/de/bankdaten?gespeichert=1')).body).not.toContain('DE89');
    expect((await browser.get(STAND)).body).toContain('Link zum Ändern zuschicken');

    const used = await newBrowser(app, TENANT).get(link);
    expect([used.status, used.body.includes('schon eine Bankverbindung gespeichert')]).toEqual([200, true]);
    const rows = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('empfaenger').select('bankdaten_id').where('empfaengernummer', '=', person.Empfaengernummer).execute(),
    );
    expect(rows[0]?.bankdaten_id).not.toBeNull();
  });

  it('stored before at a bank outside the European Economic Area is shown without a promise', async () => {
    const person = await recipient(app, TENANT);
    const old = await insertOldAccount(app, TENANT);
    await app.inTenant(TENANT, ({ tx }) =>
      tx.updateTable('empfaenger').set({ bankdaten_id: old }).where('empfaengernummer', '=', person.Empfaengernummer).execute(),
    );
    const stand = plain((await (await browserOf(person)).get(STAND)).body);
    expect(stand).toContain('Auf das Konto CH93 •••• •••• •••• •295 7 können wir nicht überweisen');
    expect(stand).not.toContain('geht Ihre Prämie dorthin');
  });

  it('is not requested from a recipient without a share', async () => {
    const browser = await browserOf(await recipient(app, TENANT, { anteil: 100 }));
    expect((await browser.get(STAND)).body).not.toContain('Link zuschicken');
    expect((await browser.post(STAND, { schritt: 'bankdaten' })).status).toBe(409);
  });

  it('opens with an explanation and 200 for a missing or wrong link', async () => {
    for (const url of ['/de/bankdaten', '/en/bankdaten/', '/de/bankdaten?token=falsch', '/en/bankdaten?token=falsch'])
      expect((await newBrowser(app, TENANT).get(url)).status, url).toBe(200);
  });
});

describe('a reward picked as a transfer', () => {
  /** A recipient with a grant to pick and stored bank data, on the page of the transfer. */
  async function atTransfer() {
    const person = await released(app, TENANT);
    const browser = await browserOf(person);
    await browser.post(await asked(person, browser), FIELDS);
    const query = new URLSearchParams({ token: person.empfaengerToken, art: 'Ueberweisung' });
    return { browser, details: `/de/praemie/${person.grants[1]?.praemie_id}?${query}` };
  }

  it('needs no account details if an account is stored', async () => {
    const { browser, details } = await atTransfer();
    const page = await browser.get(details);
    expect(plain(page.body)).toContain('auf Ihr hinterlegtes Konto DE89 •••• •••• •••• ••30 00');
    const empty = { hinterlegt: '1', 'Bankdaten.Kontoinhaber': '', 'Bankdaten.IBAN': '', 'Bankdaten.BIC': '' };
    expect(redirectOf(await browser.post(details, empty))).toEqual([
      303,
      expect.stringMatching(/^\/de\/praemiedanke\?art=Ueberweisung&bis=2027-\d\d-\d\d$/),
    ]);
  });

  it('can still go to another account', async () => {
    const { browser, details } = await atTransfer();
    const half = await browser.post(details, { hinterlegt: '1', 'Bankdaten.IBAN': IBANS.other });
    expect(half.status).toBe(422);
    expect(half.body).toContain('Kontoinhaber ist ein Pflichtfeld.');
    const whole = { hinterlegt: '1', 'Bankdaten.Kontoinhaber': 'Jörg Müßig', 'Bankdaten.IBAN': IBANS.other };
    expect((await browser.post(details, whole)).status).toBe(303);
  });
});
