import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Reply, startTestApp, type TestApp } from '../../test/support/app.ts';
import { tokenOf } from '../../test/support/mails.ts';
import { IBANS, recipient, released } from '../../test/support/money.ts';
import { hexOf } from '../modules/empfaenger/empfaenger.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const TENANT = 'energie';
const STAND = '/de/empfaenger/zustimmung';
const host = { host: `${TENANT}.localhost:3000` };

/** Opens and posts as the recipient's own browser. */
async function browserOf(person: { Empfaengernummer: string }) {
  const cookie = `psoe_empfaenger=${await app.inTenant(TENANT, async (context) => hexOf(context, person.Empfaengernummer))}`;
  const get = (url: string, own = true): Promise<Reply> =>
    app.request({ method: 'GET', url, headers: { ...host, ...(own && { cookie }) } });
  const post = (url: string, fields: Record<string, string>, { own = true, site = 'same-origin' } = {}): Promise<Reply> =>
    app.request({
      method: 'POST',
      url,
      headers: {
        ...host,
        ...(own && { cookie }),
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': site,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  return { get, post };
}

/** Asks for the link on the own state, and takes its address out of the mail. */
async function asked(person: { Empfaengernummer: string; email: string }, browser: Awaited<ReturnType<typeof browserOf>>): Promise<string> {
  const sent = await browser.post(STAND, { schritt: 'bankdaten' });
  expect([sent.status, sent.headers.location]).toEqual([303, `${STAND}?bank=gesendet`]);
  await app.jobs.drainMails();
  return `/de/bankdaten?token=${encodeURIComponent(tokenOf(app.mails.to(person.email)))}`;
}

const FIELDS = { Kontoinhaber: 'Jörg Müßig', IBAN: 'DE89 3704 0044 0532 0130 00', BIC: '' };

describe('the bank data of a recipient', () => {
  it('is asked for on the own state, given by the mailed link in any browser, and shown masked', async () => {
    const person = await recipient(app, TENANT);
    const browser = await browserOf(person);
    expect((await browser.get(STAND)).body).toContain('Link zuschicken');
    const link = await asked(person, browser);
    expect((await browser.get(`${STAND}?bank=gesendet`)).body).toContain(`Wir haben den Link an ${person.email} geschickt`);

    const form = await browser.get(link, false);
    expect([form.status, form.headers['cache-control'], form.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
    expect(form.body).toContain('value="Jörg Müßig"');
    const wrong = await browser.post(link, { ...FIELDS, IBAN: 'DE00 3704' }, { own: false });
    expect(wrong.status).toBe(422);
    for (const part of ['value="DE00 3704"', 'IBAN ist nicht gültig.']) expect(wrong.body).toContain(part);
    expect((await browser.post(link, FIELDS, { own: false, site: 'cross-site' })).status).toBe(403);

    const twice = await Promise.all([browser.post(link, FIELDS, { own: false }), browser.post(link, FIELDS, { own: false })]);
    for (const { status, headers } of twice) expect([status, headers.location]).toEqual([303, '/de/bankdaten?gespeichert=1']);
    const stored = await browser.get('/de/bankdaten?gespeichert=1');
    expect(stored.body.replaceAll('\u00a0', ' ')).toContain('DE89 •••• •••• •••• ••30 00');
    const foreign = await browser.get('/de/bankdaten?gespeichert=1', false);
    expect(foreign.body).not.toContain('DE89');
    expect((await browser.get(STAND)).body).toContain('Link zum Ändern zuschicken');

    const used = await browser.get(link, false);
    expect([used.status, used.body.includes('schon eine Bankverbindung gespeichert')]).toEqual([200, true]);
    const rows = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('empfaenger').select('bankdaten_id').where('empfaengernummer', '=', person.Empfaengernummer).execute(),
    );
    expect(rows[0]?.bankdaten_id).not.toBeNull();
  });

  it('is not offered to who has no share', async () => {
    const person = await recipient(app, TENANT, { anteil: 100 });
    const browser = await browserOf(person);
    expect((await browser.get(STAND)).body).not.toContain('Link zuschicken');
    const sent = await browser.post(STAND, { schritt: 'bankdaten' });
    expect(sent.status).toBe(409);
  });

  it('needs no typing again when the reward is picked as a transfer', async () => {
    const person = await released(app, TENANT);
    const browser = await browserOf(person);
    await browser.post(await asked(person, browser), FIELDS);
    const details = `/de/praemie/${person.grants[1]?.praemie_id}?${new URLSearchParams({ token: person.empfaengerToken, art: 'Ueberweisung' })}`;
    const page = await browser.get(details);
    expect(page.body.replaceAll('\u00a0', ' ')).toContain('auf Ihr hinterlegtes Konto DE89 •••• •••• •••• ••30 00');
    const done = await browser.post(details, { hinterlegt: '1', 'Bankdaten.Kontoinhaber': '', 'Bankdaten.IBAN': '', 'Bankdaten.BIC': '' });
    expect([done.status, done.headers.location]).toEqual([303, '/de/praemiedanke?art=Ueberweisung']);
  });

  it('can still be another account at the pick', async () => {
    const person = await released(app, TENANT);
    const browser = await browserOf(person);
    await browser.post(await asked(person, browser), FIELDS);
    const details = `/de/praemie/${person.grants[1]?.praemie_id}?${new URLSearchParams({ token: person.empfaengerToken, art: 'Ueberweisung' })}`;
    const half = await browser.post(details, { hinterlegt: '1', 'Bankdaten.IBAN': IBANS.other });
    expect(half.status).toBe(422);
    expect(half.body).toContain('Kontoinhaber ist ein Pflichtfeld.');
    const done = await browser.post(details, { hinterlegt: '1', 'Bankdaten.Kontoinhaber': 'Jörg Müßig', 'Bankdaten.IBAN': IBANS.other });
    expect(done.status).toBe(303);
  });

  it('is explained without a link and with a wrong one, at 200', async () => {
    const { get } = await browserOf(await recipient(app, TENANT));
    for (const url of ['/de/bankdaten', '/en/bankdaten/', '/de/bankdaten?token=falsch', '/en/bankdaten?token=falsch'])
      expect((await get(url, false)).status, url).toBe(200);
  });
});
