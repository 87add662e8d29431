import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { hrefsOf, wordsOf } from '../../test/support/html.ts';
import { tokenOf } from '../../test/support/mails.ts';
import { newBrowser, OTHER_SITE, redirectOf } from '../../test/support/pages.ts';
import { momentAfter, TEST_NOW } from '../../test/support/parts.ts';
import { BASE, numberIn, person, shoppingAt, signed } from '../../test/support/shop.ts';
import { accept, join as joinReferral, login, recommend } from '../../test/support/walk.ts';
import { fileTransport } from '../mail/transport.ts';
import { buildApp } from '../start/app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'empfehlwerk-dev-shop-'));
const app = demoApp({ dataDir });
beforeAll(async () => {
  // The shop calls the product over HTTP, as a real one would.
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.clock.set(TEST_NOW));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const { shop, referred, formOf, sent, order, step, withdraw, stored } = shoppingAt(app);

describe('the product', () => {
  test('is shown with its recommender, facts and total, and the legally required words', async () => {
    const { url } = await referred();
    const { status, body, headers } = await shop.get(await formOf(url));
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*form-action 'self'/);
    const words = wordsOf(body);
    for (const said of [
      'Demo: Hier wird nichts verkauft',
      'HofNetz M',
      'Erika empfiehlt',
      'Ihre Prämie: 35 €',
      '24 Monate',
      'Einmalig 69,95 €',
    ])
      expect(words).toContain(said);
    expect(words).toMatch(/Gesamtpreis .* Zahlungspflichtig bestellen/);
    expect(hrefsOf(body, 'Vertrag widerrufen')).toEqual([`${BASE}/widerruf`]);
  });

  test("is shown in the browser's language, and taken from the referral if the address names none", async () => {
    const { Empfehlungsnummer } = await referred();
    const url = await formOf(signed({ empfehlungsnummer: Empfehlungsnummer }));
    const { body } = await shop.get(url, { 'accept-language': 'en' });
    expect(wordsOf(body)).toMatch(/HofNetz M .* Order with obligation to pay/);
    expect((await shop.get(`${BASE}?produkt=FH-1`)).status).toBe(404);
  });
});

describe('an order', () => {
  test('has its state for programs by key, as the shop and the product have it', async () => {
    const { url, Empfaengernummer } = await referred();
    const nummer = await order(url);
    const ask = async (number: string, key?: string) => {
      const headers = { host: 'telko.localhost', ...(key && { authorization: `Bearer ${key}` }) };
      const { status, body } = await app.request({ method: 'GET', url: `${BASE}/api/bestellung/${number}`, headers });
      return [status, body.Status, body.Gemeldet?.Status, body.Empfaengernummer];
    };
    expect(await ask(nummer, 'demo-telko')).toEqual([200, 'Eingegangen', 'Eingegangen', Empfaengernummer]);
    await step(nummer, 'Bestaetigt');
    expect(await ask(nummer, 'demo-telko')).toEqual([200, 'Bestaetigt', 'Bestaetigt', Empfaengernummer]);
    expect([(await ask(nummer))[0], (await ask(nummer, 'demo-energie'))[0], (await ask('keine', 'demo-telko'))[0]]).toEqual([
      401, 401, 404,
    ]);
  });

  test('is reported as Eingegangen, confirmed, and shown again for the back button and a second click', async () => {
    const { url, Empfaengernummer } = await referred();
    const form = await formOf(url);
    const [first, second] = await Promise.all([shop.post(form, person()), shop.post(form, person())]);
    expect(redirectOf(second)).toEqual(redirectOf(first));
    const thanks = await shop.get(String(first.headers.location));
    expect(wordsOf(thanks.body)).toMatch(/Danke für Ihre Bestellung .* wird die Prämie freigegeben.* zählt für die Empfehlung/);
    expect(thanks.body).toMatch(/<img src="\/bilder\/\w+\/stand-bestellt\.jpg" width="480" height="240" alt=""/);
    const nummer = numberIn(String(first.headers.location));
    expect(await stored(nummer)).toEqual({ status: 'Eingegangen', empfaengernummer: Empfaengernummer });
    expect(redirectOf(await shop.get(form))).toEqual([302, first.headers.location]);
    expect(redirectOf(await shop.post(form, person()))).toEqual([303, first.headers.location]);
  });

  test('with missing data shows the form again with all typed values', async () => {
    const form = await formOf(`${BASE}?produkt=FH-490`);
    const { status, body } = await sent(form, { ...person(), plz: '5066', ort: ' ' });
    expect(status).toBe(422);
    for (const said of ['Postleitzahl mit 5 Ziffern', 'Ort fehlt.', 'für alle unter 28', 'ab 18 Jahren'])
      expect(wordsOf(body)).toContain(said);
    expect(body).toContain('value="Domkloster"');
    const placed = await sent(form, { ...person(), unter28: 'ja', alter: 'ja' });
    expect([placed.status, wordsOf(placed.body)]).toEqual([200, expect.stringContaining('Ohne Empfehlung')]);
    expect(wordsOf(placed.body)).not.toContain('Prämie');
  });

  test('from a second tab is placed after a question', async () => {
    const { url } = await referred();
    const nummer = await order(url);
    const form = await formOf(url);
    const asked = await sent(form, person());
    expect([asked.status, hrefsOf(asked.body, `Zur Bestellung ${nummer}`)]).toEqual([422, [`${BASE}/bestellung/${nummer}`]]);
    expect(numberIn((await sent(form, { ...person(), nochmal: 'ja' })).at)).not.toMatch(`^(${nummer})?$`);
  });

  test('with only a code joins the referral; an unknown code is reported at its field', async () => {
    const { Empfehlungscode } = await referred();
    const form = await formOf(`${BASE}?produkt=FH-462`);
    expect(wordsOf((await sent(form, { ...person(), code: 'ZZZZ9999' })).body)).toContain('Diesen Code kennen wir nicht');
    const { at, body } = await sent(form, { ...person(), code: ` ${String(Empfehlungscode).toLowerCase()} ` });
    expect(wordsOf(body)).toContain('zählt für die Empfehlung');
    expect(await stored(numberIn(at))).toMatchObject({ status: 'Eingegangen' });
  });

  test("from the recommender is refused with the platform's words, and can be placed without the referral", async () => {
    const { Empfehlungsnummer } = await referred();
    const form = await formOf(signed({ produkt: 'FH-462', empfehlungsnummer: Empfehlungsnummer }));
    const refused = await sent(form, person('erika@example.org'));
    expect([refused.status, wordsOf(refused.body)]).toEqual([422, expect.stringContaining('nicht dieselbe')]);
    const placed = await sent(form, { ...person('erika@example.org'), ohne: 'ja' });
    expect([numberIn(placed.at), wordsOf(placed.body)]).toEqual([
      expect.stringMatching(/^FH-/),
      expect.stringContaining('Ohne Empfehlung'),
    ]);
  });
});

describe('a signed link to a referral', () => {
  test('is accepted with its own numbers, for any product, and refused with changed ones, with the way back to the referral', async () => {
    const [{ url, Empfehlungsnummer }, other] = [await referred(), await referred()];
    expect(redirectOf(await shop.get(url))[0]).toBe(302);
    expect(redirectOf(await shop.get(url.replace('FH-462', 'FH-461')))[0]).toBe(302);
    for (const changed of [
      url.replace(/empfaengernummer=\w+/, `empfaengernummer=${other.Empfaengernummer}`),
      url.replace(/&empfaengernummer=\w+/, ''),
      url.replace(/bis=\d+/, 'bis=9999999999'),
      url.replace(/&signatur=\w+/, ''),
      `${url}0`,
      `${url}&channel=sms`,
    ]) {
      const { status, body } = await shop.get(changed);
      expect([status, wordsOf(body)], changed).toEqual([403, expect.stringContaining('Dieser Link wurde verändert')]);
      expect(hrefsOf(body, 'Zurück zur Empfehlung')).toEqual([`/de/empfaengerdaten/${Empfehlungsnummer}`]);
    }
  });

  test('is refused after its end, also with the form that was open, and the referral has a new one', async () => {
    const { url, Empfehlungsnummer } = await referred();
    const form = await formOf(url);
    app.clock.pass({ minutes: 1439 });
    expect((await shop.get(form)).status).toBe(200);
    app.clock.pass({ minutes: 1 });
    for (const { status, body } of [await shop.get(url), await shop.post(form, person())]) {
      expect([status, wordsOf(body)]).toEqual([410, expect.stringContaining('Dieser Link ist abgelaufen')]);
      expect(hrefsOf(body, 'Zurück zur Empfehlung')).toEqual([`/de/empfaengerdaten/${Empfehlungsnummer}`]);
    }
  });
});

describe('a referral that does not count', () => {
  test.each([
    ['unknown', async () => signed({ produkt: 'FH-462', empfehlungsnummer: 'gibtesnicht' }), 'gibt es hier nicht'],
    [
      'that of another recipient',
      async () => {
        const [{ Empfehlungsnummer }, { Empfaengernummer }] = [await referred(), await referred()];
        return signed({ produkt: 'FH-462', empfehlungsnummer: Empfehlungsnummer, empfaengernummer: Empfaengernummer });
      },
      'gibt es hier nicht',
    ],
    [
      'that of another tenant',
      async () => {
        const { Empfehlungsnummer } = await recommend(app, 'energie', await login(app, 'energie'));
        return signed({ produkt: 'FH-462', empfehlungsnummer: Empfehlungsnummer });
      },
      'gibt es hier nicht',
    ],
  ])('because it is %s is reported, and the order is placed without it', async (_, address, said) => {
    const form = await formOf(await address());
    expect(wordsOf((await shop.get(form)).body)).toContain(said);
    const { status, body, at } = await sent(form, { ...person(), ohneLink: 'ja' });
    expect([status, wordsOf(body)]).toEqual([200, expect.stringContaining('Ohne Empfehlung')]);
    expect(await stored(numberIn(at))).toBeUndefined();
  });

  test('because it ended while the form was open is refused, with all typed values kept', async () => {
    const { Empfehlungsnummer } = await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 });
    const form = await formOf(signed({ empfehlungsnummer: Empfehlungsnummer, produkt: 'FH-462' }, momentAfter({ days: 62 })));
    app.clock.pass({ days: 61 });
    const { status, body } = await sent(form, person());
    expect([status, wordsOf(body)]).toEqual([422, expect.stringContaining('abgelaufen. Sie können trotzdem bestellen')]);
    expect(body).toContain('value="Domkloster"');
  });
});

describe('the merchant', () => {
  test('confirms an order, reads its first release day, moves the clock, releases and cancels', async () => {
    const nummer = await order((await referred()).url);
    await step(nummer, 'Bestaetigt');
    const early = await step(nummer, 'Freigegeben');
    expect(early.at).toBe(`${BASE}/auftraege#auftrag-${nummer}`);
    expect(wordsOf(early.body)).toContain('„Freigeben“ wurde abgelehnt: Freigegeben werden kann ab dem 05.12.2026.');
    for (const heute of ['2026-11-20', '2026-11-20']) await shop.post(`${BASE}/auftraege`, { schritt: 'uhr', heute });
    expect(app.clock.now()).toEqual(new Date('2026-12-05T10:00:00Z'));
    expect(wordsOf((await step(nummer, 'Freigegeben')).body)).toMatch(/Prämien 35 € Empfehlende, 35 € Empfohlene/);
    await step(nummer, 'erneut');
    await step(nummer, 'Bestaetigt');
    expect(await stored(nummer)).toMatchObject({ status: 'Freigegeben' });
    await step(nummer, 'Storniert');
    expect(await stored(nummer)).toMatchObject({ status: 'Storniert' });
  });

  test("reports an order from elsewhere by hand, and sees the platform's refusals at their fields", async () => {
    const { Empfaengernummer } = await referred();
    const own = { schritt: 'melden', Status: 'Bestaetigt', Auftragsnummer: 'T-HAND-1', ProduktId: 'FH-462', Empfaengernummer };
    const refused = await shop.post(`${BASE}/auftraege`, { ...own, Auftragsdatum: '2999-12-31' });
    expect([refused.status, wordsOf(refused.body)]).toEqual([422, expect.stringContaining('Zukunft')]);
    expect(refused.body).toContain(`value="${Empfaengernummer}"`);
    await sent(`${BASE}/auftraege`, { ...own, Auftragsdatum: '2026-11-20' });
    expect(await stored('T-HAND-1')).toMatchObject({ status: 'Bestaetigt' });
  });

  test('shows 50 orders and leads to the next ones, to which it also leads back after a step', async () => {
    await mkdir(join(dataDir, 'shop'), { recursive: true });
    const number = (index: number) => `MANY-${String(index).padStart(3, '0')}`;
    const made = { ProduktId: 1, ProduktName: 'Strom', Auftragsdatum: '2026-11-20', Status: 'Eingegangen' };
    const orders = Array.from({ length: 60 }, (_, index) => ({ ...made, Auftragsnummer: number(index) }));
    await writeFile(join(dataDir, 'shop', 'energie.json'), JSON.stringify(orders));
    const energie = newBrowser(app, 'energie');
    const numbersAt = async (url: string) => {
      const { body } = await energie.get(url);
      return { body, numbers: [...new Set(wordsOf(body).match(/MANY-\d+/g))] };
    };
    const first = await numbersAt('/dev/shop/energie/auftraege');
    expect([first.numbers.length, first.numbers[0], first.numbers.at(-1)]).toEqual([50, number(59), number(10)]);
    const [next = ''] = hrefsOf(first.body, 'Weitere');
    const last = await numbersAt(next);
    expect([last.numbers.length, hrefsOf(last.body, 'Weitere')]).toEqual([10, []]);
    const moved = await energie.post(next, { schritt: 'Storniert', auftragsnummer: number(3) });
    expect(redirectOf(moved)).toEqual([303, `${next}#auftrag-${number(3)}`]);
  });

  test('of a tenant with Anfragen works on those of its inbox, and sees those answered by mail', async () => {
    const berater = newBrowser(app, 'berater');
    const { Empfehlungsnummer } = await recommend(app, 'berater', await login(app, 'berater'), { produkt: 1, anteil: 100 });
    const asking = await joinReferral(app, 'berater', Empfehlungsnummer);
    await accept(app, 'berater', asking);
    const { body: asked } = await app.api('berater', 'POST', '/empfaenger/anfrage', { bearer: asking.Hex, body: {} });
    await app.jobs.drainMails();
    const mail = app.mails.to('hilfe@sandwall.example', 'token=');
    await fileTransport(join(dataDir, 'mails')).send(mail);
    expect(redirectOf(await berater.get('/dev/shop/berater?produkt=1'))).toEqual([302, '/dev/shop/berater/auftraege']);
    const words = async () => wordsOf((await berater.get('/dev/shop/berater/auftraege')).body);
    expect(await words()).toContain(`${asked.Auftragsnummer} Eingegangen Produkt Agneta Feldhus Name Jörg Müßig`);
    expect(await words()).not.toMatch(/Vertrag widerrufen|[Bb]estell/);
    await berater.post('/dev/shop/berater/auftraege', { schritt: 'Bestaetigt', auftragsnummer: asked.Auftragsnummer });
    expect(await words()).toContain(`${asked.Auftragsnummer} Bestätigt`);
    const body = { Token: tokenOf(mail), Status: 'Storniert' };
    expect((await app.api('berater', 'POST', '/auftrag/anfrage', { body })).status).toBe(200);
    expect(await words()).toContain(`${asked.Auftragsnummer} Storniert`);
  });
});

describe('a withdrawal', () => {
  test('is confirmed immediately with its moment, can be saved, and is reported as Widerrufen; a second one changes nothing', async () => {
    const nummer = await order((await referred()).url);
    const form = await shop.get(`${BASE}/widerruf?auftragsnummer=${nummer}`);
    expect([form.body, wordsOf(form.body)]).toEqual([
      expect.stringContaining(`value="${nummer}"`),
      expect.stringContaining('Widerruf bestätigen'),
    ]);
    expect(redirectOf(await withdraw(nummer))).toEqual([303, `${BASE}/bestellung/${nummer}`]);
    app.clock.pass({ hours: 1 });
    await withdraw(nummer, { name: 'Anders' });
    const words = wordsOf((await shop.get(`${BASE}/bestellung/${nummer}`)).body);
    expect(words).toMatch(/Eingegangen am 20\.11\.2026 um 11:00 Uhr\. .* zählt nicht für die Empfehlung/);
    const { headers, body } = await shop.get(`${BASE}/bestellung/${nummer}/widerruf`);
    expect(headers['content-disposition']).toBe(`attachment; filename="widerruf-${nummer}.txt"`);
    expect(body).toMatch(/um 11:00 Uhr\.\n\nJörg Müßig widerruft .*\nAuftragsnummer: /s);
    expect(await stored(nummer)).toMatchObject({ status: 'Widerrufen' });
  });

  test('of an unknown order, without a name or after the last day is refused', async () => {
    const nummer = await order((await referred()).url);
    const unknown = await withdraw('FH-1', { name: ' ' });
    expect([unknown.status, wordsOf(unknown.body)]).toEqual([422, expect.stringMatching(/kennen wir nicht.*Ihr Name fehlt/)]);
    app.clock.set(new Date('2026-12-04T22:59:59Z'));
    expect((await shop.get(`${BASE}/bestellung/${nummer}`)).body).toContain(`widerruf?auftragsnummer=${nummer}`);
    app.clock.set(new Date('2026-12-04T23:00:00Z'));
    expect(wordsOf((await shop.get(`${BASE}/bestellung/${nummer}`)).body)).toContain('ist am 04.12.2026 abgelaufen');
    expect((await withdraw(nummer)).status).toBe(422);
  });
});

describe('access to the shop', () => {
  test('is refused to other machines, forms from other sites, hosts of other tenants, and without the demo', async () => {
    const form = await formOf(`${BASE}?produkt=FH-462`);
    expect((await shop.post(form, person(), OTHER_SITE)).status).toBe(403);
    expect((await app.request({ method: 'GET', url: form, remoteAddress: '192.0.2.7' })).status).toBe(404);
    const elsewhere = newBrowser(app, 'energie');
    expect(redirectOf(await elsewhere.get(`${BASE}?produkt=FH-462`))).toEqual([302, `http://telko.localhost:3000${BASE}?produkt=FH-462`]);
    expect((await elsewhere.post(form, person())).status).toBe(403);
    expect((await shop.get('/dev/shop/niemand')).status).toBe(404);
    const settings = { ...app.parts.settings, demo: false };
    const plain = await buildApp({ parts: { ...app.parts, settings }, jobs: app.jobs, assets: { css: '', directory: null } });
    expect((await plain.inject({ url: BASE })).statusCode).toBe(404);
    await plain.close();
  });
});
