import { describe, expect, it } from 'vitest';
import { empfehlung, filled, produkt } from '../../features/empfaenger/empfehlung.fixture.ts';
import { openPage, plain, type VisitOptions } from '../../shell/open.fixture.ts';
import { theme } from '../../shell/theme.fixture.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import { renderPage } from '../../site.tsx';
import { postRecipientData } from './post.ts';

const none = { problem: { status: 401, code: 'LoginFirst' as const, detail: '' } };
const answers: Answers = {
  readEmpfehlung: { body: empfehlung },
  readAnnahme: { body: { Annahme: 'Moeglich' } },
  readEigenenStand: none,
};
const params = { empfehlungsnummer: 'n1' };
const own = (change: object = {}) => ({
  body: {
    Empfehlungsnummer: 'n1',
    Empfaengernummer: 'p1',
    Status: 'Offen',
    Zugestimmt: false,
    Bestaetigt: false,
    Frist: null,
    empfaengerdaten: { vorname: 'Ida', email: 'ida@example.net', werbeeinwilligung: true, adresse: { ort: 'Köln' } },
    ...change,
  },
});

const open = (options: VisitOptions = {}, change: Answers = {}) =>
  openPage('RecipientData', { params, ...options }, { ...answers, ...change });
const redirected = (options: VisitOptions, change: Answers) =>
  renderPage('RecipientData', visitOf({ params, ...options }, { ...answers, ...change }).visit, { theme, css: '' });

describe('the landing page', () => {
  it('shows who recommends what, both amounts, the last day, and that only this link counts', async () => {
    const { text, html, status } = await open({ query: { channel: 'whatsapp' } });
    expect(status).toBe(200);
    for (const part of [
      'Anna empfiehlt Ihnen Ökostrom',
      'Sie bekommen 35 €',
      'Anna bekommt 35 €',
      'Gültig bis 24.12.2026',
      'Herkunft 100 % Wind und Sonne',
      'Schritt 1 von 3',
      'Weiter mit 35 € Prämie',
      'Die 35 € gibt es nur bei Bestellung über diesen Link, nicht über die Hotline.',
    ])
      expect(plain(text)).toContain(part);
    expect(html).toMatch(/href="#angaben".*<section aria-labelledby="angaben".*name="empfaengerdaten.vorname"/s);
    expect(html).toContain('content="noindex,nofollow"');
  });

  it('links only the form with its texts, help, and the legal pages', async () => {
    const { html } = await open();
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual([
      '#inhalt',
      '#angaben',
      '/de/agb',
      '/de/datenschutz',
      '/de/faq',
      '/de/kontakt',
      '/de/agb',
      '/de/impressum',
      '/de/datenschutz',
      '/de/barrierefreiheitserklaerung',
      '/de/datenschutz?cookies=wahl',
    ]);
  });

  it('shows English texts', async () => {
    const Praemie = { ...empfehlung.Praemie, EmpfehlerWert: '€35.00', EmpfaengerWert: '€35.00' };
    const { text } = await open({ locale: 'en' }, { readEmpfehlung: { body: { ...empfehlung, Praemie } } });
    for (const part of ['Anna recommends Ökostrom to you', 'You get €35', 'Anna gets €35', 'Valid until 24 December 2026'])
      expect(text).toContain(part);
  });

  it.each([
    ['de', ['70,00 €', '0,00 €'], 'dann bekommt Anna eine Prämie', 'Anna bekommt 70 €', 'Weiter', /Sie bekommen|keine Prämie|Die 70/],
    ['en', ['€70.00', '€0.00'], 'and Anna gets a reward', 'Anna gets €70', 'Continue', /You get|no reward|the €70/],
    [
      'de',
      ['0,00 €', '70,00 €'],
      'bekommen Sie die ganze Prämie',
      'Sie bekommen 70 €',
      'Weiter mit 70 € Prämie',
      /Anna bekommt|keine Prämie/,
    ],
    ['en', ['€0.00', '€70.00'], 'the whole reward is yours', 'You get €70', 'Continue with a €70 reward', /Anna gets|no reward/],
  ] as const)(
    'shows in %s with the amounts %s who gets the reward, and not who gets none',
    async (locale, [EmpfehlerWert, EmpfaengerWert], lead, amount, button, never) => {
      const Praemie = { ...empfehlung.Praemie, EmpfehlerWert, EmpfaengerWert };
      const text = plain((await open({ locale }, { readEmpfehlung: { body: { ...empfehlung, Praemie } } })).text);
      for (const part of [lead, amount, button]) expect(text).toContain(part);
      expect(text).not.toMatch(never);
    },
  );

  it('shows no amounts without a reward', async () => {
    const Praemie = { ...empfehlung.Praemie, EmpfehlerWert: '0,00 €', EmpfaengerWert: '0,00 €' };
    const { html, text } = await open({}, { readEmpfehlung: { body: { ...empfehlung, Praemie } } });
    expect(html).toMatch(/<dl[^>]*><\/dl>/);
    expect(text).toContain('Zurzeit ist mit diesem Angebot keine Prämie verbunden.');
  });

  it('names the agency on both screens if there is one', async () => {
    const readEmpfehlung = { body: { ...empfehlung, Agentur: 'Agentur Nordlicht' } };
    for (const schritt of ['', 'daten'])
      expect(plain((await open({ query: { schritt } }, { readEmpfehlung })).text)).toContain(
        'Anna empfiehlt auf Einladung von Agentur Nordlicht.',
      );
    expect((await open()).text).not.toContain('auf Einladung von');
  });

  it('escapes names', async () => {
    const { html } = await open({}, { readEmpfehlung: { body: { ...empfehlung, Vorname: '<img src=x>' } } });
    expect(html).not.toContain('<img');
  });

  it('leads a recipient who has entered data to their own page', async () => {
    const { html, text } = await open({}, { readEigenenStand: own() });
    expect(text).toContain('schon eingetragen');
    expect(html).toContain('href="/de/empfaenger/zustimmung"');
  });

  it("ignores the recipient's data of another referral", async () => {
    const { text } = await open({}, { readEigenenStand: own({ Empfehlungsnummer: 'n2' }) });
    expect(text).not.toContain('schon eingetragen');
  });

  it('explains an unconfirmed or an unknown referral, and redirects from an ended one', async () => {
    const unconfirmed = await open({}, { readAnnahme: { body: { Annahme: 'Unbestaetigt' } } });
    expect(unconfirmed).toMatchObject({ status: 200 });
    expect(unconfirmed.text).toContain('Anna muss die Empfehlung noch');
    const missing = { problem: { status: 404, code: 'NichtGefunden' as const, detail: '' } };
    const unknown = await open({}, { readEmpfehlung: missing, readAnnahme: missing });
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain('Diese Empfehlung kennen wir nicht');
    const ended = await redirected({}, { readAnnahme: { body: { Annahme: 'Beendet' } } });
    expect(ended).toEqual({ redirect: { page: 'ExpiredRecommendation', params } });
  });
});

describe('the data form', () => {
  const query = { schritt: 'daten', channel: 'whatsapp' };

  const namesIn = (html: string) => [...html.matchAll(/ name="(empfaengerdaten\.[^"]+|AgbText|EmpfaengerWert)"/g)].map(([, name]) => name);
  const SHORT = ['empfaengerdaten.vorname', 'empfaengerdaten.name', 'empfaengerdaten.email'];

  it('asks for what the tenant requires and for the terms, with nothing ticked', async () => {
    const { html, text } = await open();
    expect(namesIn(html)).toEqual([
      'EmpfaengerWert',
      ...SHORT,
      'empfaengerdaten.adresse.plz',
      'AgbText',
      'empfaengerdaten.werbeeinwilligung',
    ]);
    expect(html).not.toMatch(/type="checkbox"[^>]* checked=/);
    expect(html).toMatch(/name="vorgang" value="[0-9a-f-]{36}"/);
    expect(plain(text)).toContain('Schritt 1 von 3 Ihre Angaben So wissen wir, dass die 35 € Ihnen zustehen.');
    expect(html).toMatch(/Anna sieht Ihren Vornamen[^<]*<a href="\/de\/datenschutz"/);
  });

  it.each([
    [
      ['anrede', 'geburtsdatum', 'telefon', 'adresse'],
      'Bestellung',
      ['anrede', 'geburtsdatum', 'telefon', 'adresse.strasse', 'adresse.ort'],
    ],
    [['anrede', 'geburtsdatum', 'telefon'], 'Bewerbung', ['telefon']],
    [[], 'Gespraech', []],
  ] as const)('asks with the required fields %j for a %s for %j', async (EmpfaengerPflichtfelder, ProduktArt, asked) => {
    const options = { query, konfiguration: { EmpfaengerPflichtfelder: [...EmpfaengerPflichtfelder] } };
    const { html } = await open(options, { readEmpfehlung: { body: { ...empfehlung, Produkt: { ...produkt, ProduktArt } } } });
    const names = new Set(namesIn(html));
    for (const name of ['anrede', 'geburtsdatum', 'telefon', 'adresse.strasse', 'adresse.ort'] as const)
      expect([name, names.has(`empfaengerdaten.${name}`)]).toEqual([name, asked.some((one) => one === name)]);
  });

  it.each([
    [{ Young: true }, 'Ich bin unter 28 Jahre alt.', 'Für alle unter 28'],
    [{ Mindestalter: 18 }, 'Ich bin mindestens 18 Jahre alt.', null],
    [{ Young: true, Mindestalter: 18 }, 'Ich bin mindestens 18 und unter 28 Jahre alt.', 'Für alle unter 28'],
  ])('asks for the age by a checkbox for a product with %j', async (change, label, landing) => {
    const readEmpfehlung = { body: { ...empfehlung, Produkt: { ...produkt, ...change } } };
    const { html, text } = await open({ query }, { readEmpfehlung });
    expect(text).toContain(label);
    expect(html).toContain('name="empfaengerdaten.altersangabe"');
    if (landing) expect((await open({}, { readEmpfehlung })).text).toContain(landing);
  });

  it('shows a sentence at the button in place of the tick if the tenant asks for none', async () => {
    const { html, text } = await open({ query, konfiguration: { AgbCheckBoxAutoAccept: true } });
    expect(text).toContain('Mit dem Absenden akzeptieren Sie');
    expect(html).toMatch(/type="hidden" name="AgbText" value="Mit dem Absenden/);
  });

  it('keeps the typed values next to the errors, in both languages', async () => {
    const typed = { ...filled, 'empfaengerdaten.adresse.plz': '<1>', 'empfaengerdaten.werbeeinwilligung': 'ja' };
    for (const [locale, message] of [
      ['de', 'Geben Sie Ihre Postleitzahl mit 5 Ziffern ein.'],
      ['en', 'Enter your postcode with 5 digits.'],
    ] as const) {
      const posted = await postRecipientData(visitOf({ params, query, locale }, answers).visit, typed);
      if (!('problem' in posted)) throw new Error('it was taken');
      const { html, text, status } = await open({ query, locale, form: { values: typed, problem: posted.problem } });
      expect(status).toBe(422);
      expect(text).toContain(message);
      expect(html).toContain('value="&lt;1&gt;"');
      expect(html).toContain('value="O&#x27;Neill-Müller"');
      expect(html).toMatch(/type="checkbox"[^>]*checked/);
      expect(html).toContain('value="v1"');
    }
  });

  it('is filled with stored data until that is confirmed, and then redirects', async () => {
    const { html } = await open({ query }, { readEigenenStand: own() });
    expect(html).toContain('value="ida@example.net"');
    const confirmed = await redirected({ query }, { readEigenenStand: own({ Bestaetigt: true }) });
    expect(confirmed).toEqual({ redirect: { page: 'RecipientTOSConsent' } });
  });

  it('shows at the address an error of the call about it', async () => {
    const problem = { status: 422, code: 'EmailEmpfehlerGleichEmpfaenger' as const, detail: 'Nicht dieselbe.' };
    const { html } = await open({ query, form: { values: filled, problem } });
    expect(html).toContain('id="feld-empfaengerdaten-email-fehler"');
  });
});

describe('sending the data form', () => {
  const query = { schritt: 'daten', channel: 'whatsapp' };

  const send = async (answer: Answers[string]) => {
    const { visit, made } = visitOf({ params, query }, { ...answers, completeEmpfaenger: answer, readEigenenStand: own() });
    return {
      posted: await postRecipientData(visit, filled),
      made: made.filter(({ name }) => name !== 'readEmpfehlung'),
    };
  };

  it("stores data and terms once per form, and redirects to the recipient's own page", async () => {
    const { posted, made } = await send({ status: 201, body: { Empfaengernummer: 'p1', Hex: 'h1', Status: 'Offen' } });
    expect(posted).toEqual({ redirect: { page: 'RecipientTOSConsent' } });
    expect(made.map(({ name }) => name)).toEqual(['completeEmpfaenger', 'readEigenenStand']);
    expect(made[0]?.input).toMatchObject({
      query: { channel: 'whatsapp', einsprungsquelle: 'Einsprungslink' },
      body: {
        empfehlungsnummer: 'n1',
        empfaengerdaten: { vorname: 'Ida', werbeeinwilligung: false },
        AgbText: 'Ich akzeptiere die Teilnahmebedingungen.',
        EmpfaengerWert: '35,00 €',
      },
    });
    expect(made[0]?.input.idempotencyKey).toMatch(/^v1 /);
    expect(made[1]?.input.bearer).toBe('h1');
  });

  it('shows the new amount if the share was changed meanwhile', async () => {
    const problem = { status: 409, code: 'Konflikt' as const, detail: 'Die Prämie ist inzwischen anders aufgeteilt.' };
    const { posted } = await send({ problem });
    expect(posted).toEqual({ problem });
    const Praemie = { ...empfehlung.Praemie, EmpfaengerWert: '70,00 €' };
    const { html, text, status } = await open(
      { query, form: { values: filled, problem } },
      { readEmpfehlung: { body: { ...empfehlung, Praemie } } },
    );
    expect(status).toBe(409);
    expect(plain(text)).toContain('Ihre 70 €');
    expect(text).toContain('inzwischen anders aufgeteilt');
    expect(html).toContain('name="EmpfaengerWert" value="70,00 €"');
    expect(html).toContain('value="ida@example.net"');
  });

  it.each([
    ['Abgelaufen', { redirect: { page: 'ExpiredRecommendation', params } }],
    ['EmpfehlungExists', { redirect: { page: 'ExpiredRecommendation', params: { ...params, grund: 'vergeben' } } }],
    ['EmailNotAllowed', { problem: { status: 409, code: 'EmailNotAllowed', detail: '' } }],
  ] as const)('answers the problem %s', async (code, expected) => {
    expect((await send({ problem: { status: 409, code, detail: '' } })).posted).toEqual(expected);
  });
});
