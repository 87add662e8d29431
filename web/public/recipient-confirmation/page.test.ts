import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../contract/errors.ts';
import { empfehlung } from '../../features/empfaenger/empfehlung.fixture.ts';
import { openPage, plain, type VisitOptions } from '../../shell/open.fixture.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import { postPage } from '../../site.tsx';

const noAccess = { problem: { status: 401, code: 'LoginFirst' as const, detail: '' } };
const problem = (code: ErrorCode, status = 409) => ({ status, code, detail: 'Bitte später.' });

const LINK = 'https://laden.example/strom';
const held: Answers = {
  readBestaetigung: { body: { Empfehlungsnummer: 'n1' } },
  readEmpfehlung: { body: empfehlung },
  readProduktlink: { body: { Link: LINK } },
};
const withoutShop = { problem: problem('NichtGefunden', 404) };
const open = (query: Record<string, string>, own: object | null = null, options: VisitOptions = {}, answers: Answers = {}) =>
  openPage('RecipientConfirmation', { query, ...options }, { readEigenenStand: own ? { body: own } : noAccess, ...held, ...answers });

describe('the mailed link of a recipient', () => {
  it('is the order page: product, amount and one button that confirms and orders; opening it changes nothing', async () => {
    const { made, html, text } = await open({ token: 'geheim' });
    expect(made.map(({ name }) => name)).toEqual(['readBestaetigung', 'readEmpfehlung', 'readProduktlink']);
    expect(plain(text)).toContain('Empfohlen von Anna Ökostrom Ihre 35 € Schritt 2 von 3');
    expect(plain(text)).toContain('Herkunft 100 % Wind und Sonne');
    expect(text).toContain('Bestätigen und bestellen');
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).toContain('href="/de/empfaengerbestaetigung?token=geheim&amp;ablehnen=1"');
  });

  it('asks for the request of a tenant that takes requests, and prepares a mail where there is neither', async () => {
    const of = (Bestellweg: 'Anfrage' | 'EMail') =>
      open({ token: 'geheim' }, null, { konfiguration: { Bestellweg } }, { readProduktlink: withoutShop });
    const anfrage = await of('Anfrage');
    expect(anfrage.html).toContain('name="Nachricht"');
    expect(anfrage.text).toContain('Bestätigen und anfragen');
    expect((await of('EMail')).text).toContain('Bestätigen und weiter');
  });

  it("names the hosts of the tenant's shops for its form, and only where it leads to a shop", async () => {
    const konfiguration = { ProduktlinkHosts: ['laden.example'] };
    expect((await open({ token: 'geheim' }, null, { konfiguration })).formHosts).toContain('laden.example');
    expect((await open({ token: 'geheim' }, null, { konfiguration }, { readProduktlink: withoutShop })).formHosts).toEqual([]);
  });

  it('explains what a refusal deletes, with a link back', async () => {
    const { made, text, html } = await open({ token: 'geheim', ablehnen: '1' }, null, { locale: 'en' });
    expect(made.map(({ name }) => name)).toEqual(['readBestaetigung', 'readEmpfehlung', 'readProduktlink']);
    expect(text).toContain('I do not want this');
    expect(text).toContain('We delete your details at once');
    expect(html).toContain('href="/en/empfaengerbestaetigung?token=geheim"');
  });

  const confirmed: Answers = {
    ...held,
    confirmEmpfaenger: { body: { Status: 'Ok', Hex: 'neu' } },
    readEigenenStand: { body: { Empfehlungsnummer: 'n1', Empfaengernummer: 'p1' } },
    createAnfrage: { status: 201, body: { Auftragsnummer: 'ANF-1', Status: 'Eingegangen' } },
  };
  const press = async (fields: Record<string, string>, answers: Answers = {}, options: VisitOptions = {}) => {
    const { visit, made } = visitOf({ query: { token: 'geheim' }, ...options }, { ...confirmed, ...answers });
    return { posted: await postPage('RecipientConfirmation', visit, fields), made };
  };

  it('confirms and leads on to the shop with the number of the recipient, by the new secret', async () => {
    const { posted, made } = await press({ art: 'Shop' });
    expect(posted).toEqual({ leave: LINK });
    expect(made.map(({ name, input }) => [name, input])).toEqual([
      ['confirmEmpfaenger', { body: { Token: 'geheim' } }],
      ['readEigenenStand', { bearer: 'neu' }],
      ['readProduktlink', { params: { nr: 'n1' }, query: { empfaengernummer: 'p1' } }],
    ]);
  });

  it('confirms and sends the request; a wrong field is refused before anything is confirmed', async () => {
    const { posted, made } = await press({ art: 'Anfrage', Wunschzeit: 'abends' });
    expect(posted).toEqual({ redirect: { page: 'RecipientTOSConsent' } });
    expect(made.at(-1)).toMatchObject({ name: 'createAnfrage', input: { bearer: 'neu', body: { Wunschzeit: 'abends' } } });
    const wrong = await press({ art: 'Anfrage', Telefon: 'keine Nummer' });
    expect(wrong.made).toEqual([]);
    expect(wrong.posted).toMatchObject({ problem: { errors: [{ field: 'Telefon', code: 'format' }] } });
  });

  it('leads to the own page without a shop, and without accepted terms', async () => {
    const own = { redirect: { page: 'RecipientTOSConsent' } };
    expect((await press({ art: 'EMail' }, {}, { konfiguration: { Bestellweg: 'EMail' } })).posted).toEqual(own);
    expect((await press({ art: 'Shop' }, { readProduktlink: withoutShop })).posted).toEqual(own);
    expect((await press({ art: 'Shop' }, { confirmEmpfaenger: { body: { Status: 'Offen', Hex: 'neu' } } })).posted).toEqual(own);
  });

  it('refuses, and redirects to an address without the token', async () => {
    const refuse = visitOf({ query: { token: 'geheim', ablehnen: '1' } }, { refuseEmpfaenger: { status: 204, body: null } });
    expect(await postPage('RecipientConfirmation', refuse.visit, {})).toEqual({
      redirect: { page: 'RecipientConfirmation', params: { abgelehnt: '1' } },
    });
    expect(refuse.made.map(({ name }) => name)).toEqual(['refuseEmpfaenger']);
  });

  it.each([
    ['TokenBereitsVerwendet', 'Ihre Angaben sind schon bestätigt'],
    ['Abgelaufen', 'Dieser Link ist abgelaufen'],
    ['NichtGefunden', 'Dieser Link gilt nicht mehr'],
    ['EmpfehlungExists', 'Diese Empfehlung ist schon angenommen'],
    ['Konflikt', 'Ihre Bestellung ist schon freigegeben', { ablehnen: '1' }],
  ] as const)('shows for %s after the button: %s', async (code, sentence, query: Record<string, string> = {}) => {
    const page = await open({ token: 'geheim', ...query }, null, { form: { values: {}, problem: problem(code) } });
    expect(page.status).toBe(409);
    expect(page.text).toContain(sentence);
    expect(page.html).not.toContain('geheim');
    expect(page.html).not.toContain('<button');
  });

  it.each([
    ['TokenBereitsVerwendet', 200, 'Ihre Angaben sind schon bestätigt'],
    ['Abgelaufen', 200, 'Dieser Link ist abgelaufen'],
    ['NichtGefunden', 404, 'Dieser Link gilt nicht mehr'],
  ] as const)('shows for %s when opened (%i): %s', async (code, status, sentence) => {
    const page = await open({ token: 'geheim' }, null, {}, { readBestaetigung: { problem: problem(code) } });
    expect([page.status, page.text.includes(sentence), page.html.includes('<button')]).toEqual([status, true, false]);
  });

  it('can still refuse after it was used', async () => {
    const readBestaetigung = { problem: problem('TokenBereitsVerwendet') };
    expect((await open({ token: 'geheim', ablehnen: '1' }, null, {}, { readBestaetigung })).text).toContain('Angaben löschen');
  });

  it('can be tried again after a temporary failure', async () => {
    const page = await open({ token: 'geheim' }, null, { form: { values: {}, problem: problem('ZuVieleAnfragen', 429) } });
    expect(page.text).toContain('Bitte später.');
    expect(page.html).toContain('<button');
  });
});

describe('after the confirmation', () => {
  it.each([
    [{ Status: 'Offen', Zugestimmt: false }, 'stimmen Sie noch den Bedingungen zu'],
    [{ Status: 'Ok', Zugestimmt: true }, 'Als Nächstes bestellen Sie.'],
    [{ Status: 'Freigegeben', Zugestimmt: true }, 'wie weit Sie sind'],
  ])('shows the next step behind a used link for %j', async (own, sentence) => {
    const { text, html } = await open({ token: 'geheim' }, own, {}, { readBestaetigung: { problem: problem('TokenBereitsVerwendet') } });
    expect(text).toContain(sentence);
    expect(html).toContain('href="/de/empfaenger/zustimmung"');
  });

  it('confirms the deletion, and explains a missing token', async () => {
    expect((await open({ abgelehnt: '1' })).text).toContain('Ihre Angaben sind gelöscht');
    const without = await open({});
    expect(without.status).toBe(200);
    expect(without.text).toContain('Dieser Link gilt nicht mehr');
  });
});
