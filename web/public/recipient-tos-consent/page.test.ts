import { describe, expect, it } from 'vitest';
import { empfehlung } from '../../features/empfaenger/empfehlung.fixture.ts';
import { openPage, plain, type VisitOptions } from '../../shell/open.fixture.ts';
import { scenesIn, standLook } from '../../shell/stand.fixture.ts';
import { type Answers, block, visitOf } from '../../shell/visit.fixture.ts';
import { postZustimmung } from './post.ts';
import { type Auftrag, type Stage, stageOf } from './stage.ts';

const problem = (code: 'LoginFirst' | 'NichtGefunden', status: number) => ({ problem: { status, code, detail: 'Nein.' } });
const { Praemie } = empfehlung;
const LINK = 'https://laden.example/strom?empfaengernummer=p1';
const auftrag = {
  Auftragsnummer: 'A-1',
  Status: 'Bestaetigt',
  Auftragsdatum: '2026-11-20',
  FreigabeAb: '2026-12-05',
  Produkt: { Id: 7, Name: 'Ökostrom' },
};
const own = {
  Empfaengernummer: 'p1',
  Empfehlungsnummer: 'n1',
  Status: 'Ok',
  Zugestimmt: true,
  Bestaetigt: true,
  Frist: '2027-05-19',
  empfaengerdaten: { email: 'ida@example.net' },
};

const open = (stand: object | null, options: VisitOptions = {}, answers: Answers = {}) =>
  openPage('RecipientTOSConsent', options, {
    readEigenenStand: stand ? { body: { ...own, ...stand } } : problem('LoginFirst', 401),
    readEmpfehlung: { body: empfehlung },
    readProduktlink: { body: { Link: LINK } },
    readEmpfaengerAuftrag: problem('NichtGefunden', 404),
    listEmpfaengerForderungen: { body: { Forderungen: [] } },
    ...answers,
  });

describe('stageOf', () => {
  const order = (Status: string, Id = 7): Auftrag => ({ Status, Produkt: { Id } });
  const open = { Status: 'Offen', Zugestimmt: true, Bestaetigt: false } as const;
  const ok = { Status: 'Ok', Zugestimmt: true, Bestaetigt: true } as const;
  it.each([
    ['zustimmen', { ...open, Zugestimmt: false }, null],
    ['bestaetigen', open, null],
    ['bestellen', ok, null],
    ['eingegangen', open, order('Eingegangen')],
    ['bestaetigt', { ...ok, Zugestimmt: false }, order('Bestaetigt')],
    ['anderes', ok, order('Bestaetigt', 8)],
    ['freigegeben', { ...ok, Status: 'Freigegeben' as const }, order('Freigegeben')],
    ['gezahlt', { ...ok, Status: 'Gezahlt' as const }, order('Freigegeben')],
    ['gezahlt', { ...ok, Status: 'Abgelaufen' as const }, order('Freigegeben')],
    ['vertrag', { ...ok, Status: 'Storniert' as const }, order('Widerrufen')],
    ['storniert', { ...ok, Status: 'Storniert' as const }, null],
    ['abgelaufen', { ...ok, Status: 'Abgelaufen' as const }, null],
  ] satisfies [Stage, Parameters<typeof stageOf>[0], Auftrag | null][])('returns %s', (stage, stand, one) =>
    expect(stageOf(stand, one, 7)).toBe(stage),
  );
});

describe('the scene of the state', () => {
  const orderOf = (Status: string) => ({ readEmpfaengerAuftrag: { body: { ...auftrag, Status } } });
  it.each<[string, object, Answers, [state: string, alt: string][]]>([
    ['before the confirmation', { Status: 'Offen', Bestaetigt: false }, {}, [['link', 'Der Link ist da']]],
    ['before the order', {}, {}, [['link', 'Der Link ist da']]],
    ['after the order', {}, orderOf('Eingegangen'), [['bestellt', 'Bestellt']]],
    ['after the release', { Status: 'Freigegeben' }, orderOf('Freigegeben'), [['bestellt', 'Bestellt']]],
    ['after the payment', { Status: 'Gezahlt' }, orderOf('Freigegeben'), [['ausgezahlt', 'Ausgezahlt']]],
    ['after a withdrawal', { Status: 'Storniert' }, orderOf('Widerrufen'), []],
    ['after the end', { Status: 'Abgelaufen' }, {}, []],
  ])('stands before the title and the steps %s', async (_, stand, answers, scenes) => {
    const { html } = await open(stand, { look: standLook }, answers);
    expect(scenesIn(html)).toEqual(scenes);
    if (scenes.length > 0) expect(html.indexOf('/stand-')).toBeLessThan(html.indexOf('<h1'));
  });

  it("says what is ordered in the words of the product's kind", async () => {
    const answers = {
      readEmpfehlung: { body: { ...empfehlung, Produkt: { ...empfehlung.Produkt, ProduktArt: 'Bewerbung' } } },
      ...orderOf('Eingegangen'),
    };
    expect(scenesIn((await open({}, { look: standLook }, answers)).html)).toEqual([['bestellt', 'Beworben']]);
  });
});

describe('a claim against the recipient', () => {
  const claim = { Forderungsnummer: 'RF-00012', BetragCent: 2500, RestCent: 2500, FaelligAm: '2026-12-30', Status: 'Offen' } as const;
  const Konto = { Name: 'Funkhof GmbH', IBAN: 'DE02120300000000202051' };
  const Forderung = { ...claim, BeendetAm: null, GuthabenCent: 0, Rueckzahlung: null, Konto };
  const cancelled = { readEmpfaengerAuftrag: { body: { ...auftrag, Status: 'Storniert' } } };
  const textOf = async (change: object = {}) =>
    plain((await open({}, {}, { ...cancelled, listEmpfaengerForderungen: { body: { Forderungen: [{ ...Forderung, ...change }] } } })).text);

  it('says the reason, what to pay until when and how, and how it ended', async () => {
    const text = await textOf();
    for (const part of [
      'Rückforderung RF-00012',
      'Deshalb fordern wir die Prämie zurück.',
      'Bitte überweisen Sie 25,00 € bis zum 30.12.2026.',
      'Konto: Funkhof GmbH, IBAN DE02 1203 0000 0000 2020 51. Verwendungszweck: RF-00012.',
    ])
      expect(text).toContain(part);
    const paid = await textOf({ Status: 'Bezahlt', RestCent: 0, BeendetAm: '2026-12-20', Konto: null });
    expect(paid).toContain('Die Rückforderung RF-00012 ist bezahlt.');
    expect(paid).not.toContain('fordern wir');
  });

  it('is not there without one, nor without the session of the recipient', async () => {
    expect((await open({}, {}, cancelled)).text).not.toContain('Rückforderung');
    const { made } = await open(null);
    expect(made.map(({ name }) => name)).toEqual(['readEigenenStand']);
  });
});

describe('a confirmed order', () => {
  it('shows when it can be released', async () => {
    const { text } = await open({}, {}, { readEmpfaengerAuftrag: { body: { ...auftrag, FreigabeAb: '2026-12-10' } } });
    expect(text).toContain('Frühestens am 10.12.2026');
  });
});

const WAITING = { Status: 'Offen', Zugestimmt: false, Bestaetigt: false };
const CONDITIONS = { 'content-bloecke': [block('praemienbedingungen', '<p>x</p>')] };

describe('the terms of a recipient', () => {
  it('are accepted with one button, next to links to the texts', async () => {
    const { text, html } = await open(WAITING, { inhalte: CONDITIONS });
    expect(text).toContain('Bitte stimmen Sie den Bedingungen zu');
    expect(text).toContain('akzeptiere ich die Teilnahmebedingungen und die Prämienbedingungen.');
    for (const path of ['agb', 'praemienbedingungen', 'datenschutz']) expect(html).toContain(`<a href="/de/${path}" target="_blank"`);
    expect(html.match(/<button/g)).toHaveLength(1);
  });

  it('are named alone if the tenant has no reward conditions', async () => {
    const { text, html } = await open(WAITING);
    expect(text).toContain('akzeptiere ich die Teilnahmebedingungen.');
    expect(html).toContain('<a href="/de/agb" target="_blank"');
    expect(html).not.toContain('praemienbedingungen');
  });

  it.each([
    [{}, 'By choosing “Agree” I accept the terms of participation.'],
    [{ inhalte: CONDITIONS }, 'By choosing “Agree” I accept the terms of participation and the reward conditions.'],
  ])('are accepted with the sentence that was shown, with %j', async (options, AgbText) => {
    const { visit, made } = visitOf({ locale: 'en', ...options }, { acceptZustimmung: { status: 204, body: null } });
    expect(await postZustimmung(visit, {})).toEqual({ redirect: { page: 'RecipientTOSConsent' } });
    expect(made[0]?.input.body).toEqual({ AgbText });
  });
});

/** The answer for a product without an address of its own: the landing page. */
const NO_LINK = { readProduktlink: { body: { Link: 'http://localhost/de/empfaengerdaten/n1?empfaengernummer=p1' } } };

describe('the status page', () => {
  it.each([
    [{ Status: 'Offen', Bestaetigt: false }, {}, 'Unsere E-Mail ging an ida@example.net'],
    [{}, {}, 'Bestellen Sie Ökostrom bis zum 19.05.2027.'],
    [{ Frist: null }, {}, 'Bestellen Sie jetzt Ökostrom.'],
    [{}, { ...auftrag, Status: 'Eingegangen' }, 'Ihre Bestellung ist eingegangen'],
    [{}, { ...auftrag, Status: 'Eingegangen' }, 'Bestellt am 20.11.2026 Nummer A-1'],
    [{}, { ...auftrag, Status: 'Eingegangen' }, 'Lindtal Energie prüft Frühestens am 05.12.2026 können Sie Ihre Prämie wählen.'],
    [{}, auftrag, 'Bestellung bestätigt Frühestens am 05.12.2026 können Sie Ihre Prämie wählen.'],
    [{}, { ...auftrag, Produkt: { Id: 8, Name: 'Gas' } }, 'gehört aber zu einem anderen Angebot als Ökostrom'],
    [{ Status: 'Freigegeben' }, { ...auftrag, Status: 'Freigegeben' }, 'Ihre Prämie ist bereit.'],
    [{ Status: 'Gezahlt' }, { ...auftrag, Status: 'Freigegeben' }, 'Alles ist erledigt'],
    [{ Status: 'Storniert' }, { ...auftrag, Status: 'Storniert' }, 'Der Vertrag ist leider nicht zustande gekommen'],
    [{ Status: 'Storniert' }, {}, 'Diese Empfehlung ist leider nicht mehr möglich'],
    [{ Status: 'Abgelaufen' }, {}, 'Ihre Empfehlung ist leider abgelaufen.'],
  ])('shows for %j and %j: %s', async (stand, order, sentence) => {
    const answers: Answers = 'Status' in order ? { readEmpfaengerAuftrag: { body: order } } : {};
    expect(plain((await open(stand, {}, answers)).text)).toContain(sentence);
  });

  it('promises nothing to a recipient who gets no reward', async () => {
    const readEmpfehlung = { body: { ...empfehlung, Praemie: { ...Praemie, EmpfaengerWert: '0,00 €' } } };
    const { text } = await open({ Status: 'Freigegeben' }, {}, { readEmpfehlung });
    expect(plain(text)).toContain('Anna bekommt 35 €');
    expect(text).not.toContain('Ihre Prämie ist bereit');
  });

  it('links to the shop with the product at the top, and warns that only this link counts', async () => {
    const { html, text, made } = await open({}, { channel: 'whatsapp' });
    expect(html).toMatch(/<a [^>]*href="https:\/\/laden\.example\/strom\?empfaengernummer=p1"[^>]*>Jetzt bestellen/);
    expect(plain(text)).toContain('Die 35 € gibt es nur bei Bestellung über diesen Link, nicht über die Hotline.');
    const asked = made.find(({ name }) => name === 'readProduktlink')?.input;
    expect(asked).toEqual({ params: { nr: 'n1' }, query: { empfaengernummer: 'p1', channel: 'whatsapp' } });
    expect(plain(text)).toContain('Empfohlen von Anna Ökostrom Ihre 35 €');
  });

  it('names the facts of the product, with the terms of its price, before the order', async () => {
    expect((await open({})).html).toMatch(/<dt[^>]*>Herkunft<\/dt><dd[^>]*>100 % Wind und Sonne<.*Jetzt bestellen/s);
    expect((await open({}, {}, { readEmpfaengerAuftrag: { body: auftrag } })).text).not.toContain('Herkunft');
  });

  it.each([
    ['has no link of its own', {}, { readProduktlink: { body: { Link: 'http://localhost/de/empfaengerdaten/n1?empfaengernummer=p1' } } }],
    ['has a link that cannot be read', {}, { readProduktlink: problem('NichtGefunden', 404) }],
    ['takes orders by mail', { Bestellweg: 'EMail' }, {}],
  ] as const)('offers a prepared mail and the number to copy if the shop %s', async (_, konfiguration, answers) => {
    const { html, text } = await open({}, { konfiguration }, answers);
    const [, address = ''] = /href="(mailto:[^"]+)"/.exec(html) ?? [];
    expect(decodeURIComponent(address.replaceAll('&amp;', '&'))).toContain(
      'mailto:hilfe@lindtal.example?subject=Ökostrom über eine Empfehlung, Nummer p1',
    );
    expect(decodeURIComponent(address)).toContain('meine Nummer ist p1');
    expect(text).toContain('Nummer kopieren');
    expect(html).not.toContain('Jetzt bestellen');
  });

  it('shows a request form if the tenant takes orders that way, with a link to who advises', async () => {
    const konfiguration = { Bestellweg: 'Anfrage' as const };
    const { html, text } = await open({}, { konfiguration }, NO_LINK);
    for (const name of ['Wunschzeit', 'Telefon', 'Nachricht']) expect(html).toContain(`name="${name}"`);
    expect(html).not.toContain('/de/erstinformation');
    expect(text).not.toContain('Jetzt bestellen');
    const inhalte = { 'content-bloecke': [block('erstinformation', '<p>Wer berät</p>')] };
    expect((await open({}, { konfiguration, inhalte }, NO_LINK)).html).toContain('href="/de/erstinformation"');
  });

  it('leads to the address of a product that has one, instead of a request form', async () => {
    const { html } = await open({}, { konfiguration: { Bestellweg: 'Anfrage' } });
    expect(html).toMatch(/<a [^>]*href="https:\/\/laden\.example\/strom\?empfaengernummer=p1"[^>]*>Jetzt bestellen/);
    expect(html).not.toContain('name="Wunschzeit"');
  });

  it('sends the typed request once, and shows it with the errors after a refusal', async () => {
    const typed = { schritt: 'anfrage', Wunschzeit: 'abends', Telefon: '12', Nachricht: 'Hallo', vorgang: 'v1' };
    const { visit, made } = visitOf({}, { createAnfrage: { status: 201, body: { Auftragsnummer: 'ANF-1', Status: 'Eingegangen' } } });
    expect(await postZustimmung(visit, typed)).toEqual({ redirect: { page: 'RecipientTOSConsent' } });
    expect(made[0]?.input).toMatchObject({
      body: { Wunschzeit: 'abends', Telefon: '12', Nachricht: 'Hallo' },
      idempotencyKey: expect.stringMatching(/^v1 /),
    });
    const errors = [{ field: 'Telefon', code: 'format' as const, message: 'Keine Nummer.' }];
    const form = { values: typed, problem: { status: 422, code: 'Validierung' as const, detail: '', errors } };
    const { html, text, status } = await open({}, { konfiguration: { Bestellweg: 'Anfrage' }, form }, NO_LINK);
    expect([status, text.includes('Keine Nummer.'), html.includes('value="abends"')]).toEqual([422, true, true]);
    expect(html).toContain('<title>Fehler: ');
  });

  it('offers the link for bank data once there is something to pay, and shows what is stored', async () => {
    const possible = { Status: 'Freigegeben', BankdatenMoeglich: true, IBAN: null };
    const offered = await open(possible);
    expect(offered.text).toContain('über einen Link, den wir an ida@example.net schicken');
    expect(offered.html).toMatch(/<button(?=[^>]*name="schritt")(?=[^>]*value="bankdaten")/);
    const stored = await open({ ...possible, IBAN: 'DE89 •••• 30 00' }, { query: { bank: 'gesendet' } });
    for (const part of [
      'Hinterlegt ist das Konto DE89 •••• 30 00',
      'Wir haben den Link an ida@example.net geschickt',
      'Link noch einmal zuschicken',
    ])
      expect(stored.text).toContain(part);
    const readEmpfehlung = { body: { ...empfehlung, Praemie: { ...Praemie, EmpfaengerWert: '0,00 €' } } };
    for (const { text } of [
      await open({ ...possible, BankdatenMoeglich: false }),
      await open({ ...possible, Status: 'Ok' }),
      await open(possible, {}, { readEmpfehlung }),
    ])
      expect(text).not.toContain('Ihre Bankverbindung');
  });

  it('mails that link only by its own button, and shows why it could not', async () => {
    const { visit, made } = visitOf({}, { requestBankdatenLink: { status: 204, body: null } });
    expect(await postZustimmung(visit, { schritt: 'bankdaten' })).toEqual({
      redirect: { page: 'RecipientTOSConsent', params: { bank: 'gesendet' } },
    });
    expect(made.map(({ name }) => name)).toEqual(['requestBankdatenLink']);
    const limited = { status: 429, code: 'ZuVieleAnfragen' as const, detail: 'Bitte warten Sie 60 Minuten.' };
    const form = { values: { schritt: 'bankdaten' }, problem: limited };
    const page = await open({ BankdatenMoeglich: true, IBAN: null }, { form });
    expect([page.status, page.text.includes('Bitte warten Sie 60 Minuten.')]).toEqual([429, true]);
  });

  describe('while the mail has to be opened', () => {
    const waiting = { Status: 'Offen', Bestaetigt: false };

    it('links the mailbox, and offers to send the mail again or to correct the address', async () => {
      const { html, text } = await open({ ...waiting, empfaengerdaten: { email: 'ida@gmail.com' } });
      expect(html).toMatch(/<a href="https:\/\/mail\.google\.com\/"[^>]*>.*?Gmail öffnen/s);
      expect(text).toContain('Falsche Adresse? Korrigieren Sie sie, wir schicken die E-Mail neu.');
      expect(html).toContain('href="/de/empfaengerdaten/n1?schritt=daten"');
      expect((await open({ ...waiting, empfaengerdaten: { email: 'ida@gmial.com' } })).text).toContain('Meinten Sie ida@gmail.com?');
    });

    it('corrects the address once for a form, and shows its errors at the field', async () => {
      const typed = { schritt: 'adresse', Email: 'ida@example.org', vorgang: 'v1' };
      const { visit, made } = visitOf({}, { changeEmpfaengerAdresse: { status: 204, body: null } });
      expect(await postZustimmung(visit, typed)).toEqual({ redirect: { page: 'RecipientTOSConsent', params: { mail: 'gesendet' } } });
      expect(made[0]?.input).toMatchObject({ body: { Email: 'ida@example.org' }, idempotencyKey: expect.stringMatching(/^v1 /) });
      expect((await open(waiting, { query: { mail: 'gesendet' } })).text).toContain('Wir haben die E-Mail geschickt.');
      const problem = { status: 422, code: 'EmailUngueltig' as const, detail: 'Das ist keine Adresse.' };
      const page = await open(waiting, { form: { values: { ...typed, Email: 'keine' }, problem } });
      expect([page.status, page.text.includes('Das ist keine Adresse.'), page.html.includes('<details open')]).toEqual([422, true, true]);
    });
  });
});

describe("access to the recipient's page", () => {
  it('changes nothing by a mailed token until the button is used', async () => {
    const { made, html } = await open(null, { query: { token: 'h1' } }, { readEmpfaenger: { body: own } });
    expect(made).toEqual([{ name: 'readEmpfaenger', input: { params: { hex: 'h1' } } }]);
    expect(html.match(/<button/g)).toHaveLength(1);
    const { visit, made: calls } = visitOf({ query: { token: 'h1' } }, { readEigenenStand: { body: own } });
    expect(await postZustimmung(visit, {})).toEqual({ redirect: { page: 'RecipientTOSConsent' } });
    expect(calls[0]?.input.bearer).toBe('h1');
  });

  const gone = problem('NichtGefunden', 404);

  it('is explained if it is missing, outdated, invalid or just mailed, with a form for a new link', async () => {
    expect((await open(null)).text).toContain('Öffnen Sie den Link aus Ihrer E-Mail.');
    expect((await open(null, {}, { readEigenenStand: gone })).text).toContain('Dieser Zugang gilt nicht mehr');
    expect((await open(own, { query: { gesendet: '1' } })).text).toContain('Bitte sehen Sie in Ihr Postfach');
    const wrong = await open(null, { query: { token: 'h1' } }, { readEmpfaenger: gone });
    expect(wrong.status).toBe(404);
    expect(wrong.text).toContain('Dieser Link gilt nicht mehr');
    expect(wrong.html).toContain('name="Email"');
    expect(wrong.html).not.toContain('h1"');
  });

  it('sends a new link, and keeps the typed address after a refusal', async () => {
    const typed = { schritt: 'neuerLink', Email: 'ida@example.net' };
    const { visit, made } = visitOf({ query: { token: 'h1' } }, { requestZugang: { status: 204, body: null } });
    expect(await postZustimmung(visit, typed)).toEqual({ redirect: { page: 'RecipientTOSConsent', params: { gesendet: '1' } } });
    expect(made).toEqual([{ name: 'requestZugang', input: { body: { Email: 'ida@example.net' } } }]);
    const limited = { status: 429, code: 'ZuVieleAnfragen' as const, detail: 'Bitte warten Sie 60 Minuten.' };
    const page = await open(null, { form: { values: typed, problem: limited } });
    expect([page.status, page.text.includes('Bitte warten Sie 60 Minuten.')]).toEqual([429, true]);
    expect(page.html).toContain('value="ida@example.net"');
    expect(page.html).toContain('<title>Fehler: Hier sind Ihre Angaben noch nicht geöffnet');
  });
});
