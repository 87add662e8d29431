import { describe, expect, it } from 'vitest';
import type { Praemierung } from '../../../contract/calls/praemie/praemie.ts';
import { Gutschein, gefragt, offen, Praemie } from '../../features/praemie/grant.fixture.ts';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';
import { scenesIn, standLook } from '../../shell/stand.fixture.ts';
import type { Answers } from '../../shell/visit.fixture.ts';
import type { Problem } from '../../shell/visit.ts';

const problem = (code: Problem['code'], status: number): Answers => ({
  readPraemierung: { problem: { status, code, detail: 'Bitte warten.' } },
});

const TOKEN = { token: 'geheim & co' };
const open = (answers: Answers, { query = TOKEN, ...options }: VisitOptions = {}) => openPage('Reward', { query, ...options }, answers);
const grant = (change: Partial<Praemierung>): Answers => ({ readPraemierung: { body: { ...offen, ...change } } });

describe('Reward', () => {
  it('offers each way with amount and time, and changes nothing', async () => {
    const { html, text, made, status } = await open(grant({}));
    expect(status).toBe(200);
    expect(made).toEqual([{ name: 'readPraemierung', input: { bearer: 'geheim & co' } }]);
    for (const part of ['Ihre Prämie: 35 €', 'innerhalb von 24 Stunden', 'Wir überweisen bis spätestens 14.02.2027 auf Ihr Konto.'])
      expect(text).toContain(part);
    expect(html).toContain('href="/de/praemie/7?token=geheim+%26+co&amp;art=Gutschein"');
    expect(html).toContain('href="/de/praemie/7?token=geheim+%26+co&amp;art=Ueberweisung"');
    expect(html).not.toContain('<form');
  });

  it('says first whether another account is asked for, the transfer was made, or the choice is saved', async () => {
    const leadOf = async (change: Partial<Praemierung>) => {
      const { text } = await open(grant({ Gewaehlt: { Praemie, Art: 'Ueberweisung' }, ...change }));
      return ['Ihre Wahl ist gespeichert.', 'Bitte nennen Sie ein anderes Konto.', 'Ihre Prämie ist überwiesen.'].filter((one) =>
        text.includes(one),
      );
    };
    expect(await leadOf({ Status: 'Bereitgestellt' })).toEqual(['Ihre Wahl ist gespeichert.']);
    const Ueberweisung = { Schritt: 'BankdatenPruefen', IBAN: 'DE•• 1234', Bis: '2026-12-24' } as const;
    expect(await leadOf({ Status: 'Bereitgestellt', Ueberweisung })).toEqual(['Bitte nennen Sie ein anderes Konto.']);
    const Ausgezahlt = { Am: '2026-12-01', IBAN: 'DE•• 1234', Zweck: 'Prämie W-1' };
    expect(await leadOf({ Status: 'Ausgezahlt', Ausgezahlt })).toEqual(['Ihre Prämie ist überwiesen.']);
  });

  it('shows the scene of a paid reward once the transfer was made', async () => {
    const scenesOf = async (change: Partial<Praemierung>) =>
      scenesIn((await open(grant({ Gewaehlt: { Praemie, Art: 'Ueberweisung' }, ...change }), { look: standLook })).html);
    expect(await scenesOf({ Status: 'Bereitgestellt' })).toEqual([]);
    const Ausgezahlt = { Am: '2026-12-01', IBAN: 'DE•• 1234', Zweck: 'Prämie W-1' };
    expect(await scenesOf({ Status: 'Ausgezahlt', Ausgezahlt })).toEqual([['ausgezahlt', '']]);
  });

  it('says what is claimed back of a paid reward, until when and how to pay it, and how the claim ended', async () => {
    const Forderung = {
      Forderungsnummer: 'RF-00012',
      BetragCent: 3500,
      RestCent: 3500,
      FaelligAm: '2026-12-30',
      Status: 'Offen',
      BeendetAm: null,
      GuthabenCent: 0,
      Rueckzahlung: null,
      Konto: { Name: 'Funkhof GmbH', IBAN: 'DE02120300000000202051' },
    } as const;
    const textOf = async (change: Partial<NonNullable<Praemierung['Forderung']>> = {}) => {
      const paid = { Status: 'Ausgezahlt', Gewaehlt: { Praemie, Art: 'Ueberweisung' }, Forderung: { ...Forderung, ...change } } as const;
      return (await open(grant(paid))).text.replace(/\s+/g, ' ');
    };
    const first = await textOf();
    for (const part of [
      'Rückforderung RF-00012',
      'Bitte überweisen Sie 35,00 € bis zum 30.12.2026.',
      'Konto: Funkhof GmbH, IBAN DE02 1203 0000 0000 2020 51. Verwendungszweck: RF-00012.',
    ])
      expect(first).toContain(part);
    expect(first).not.toContain('schon');
    expect(await textOf({ RestCent: 1500 })).toContain('Von 35,00 € haben Sie schon 20,00 € bezahlt. Bitte überweisen Sie 15,00 €');
    expect(await textOf({ Konto: null })).toContain('Das Konto nennen wir Ihnen gern.');
    const ended = { RestCent: 0, BeendetAm: '2026-12-20', Konto: null };
    expect(await textOf({ ...ended, Status: 'Bezahlt' })).toContain('Die Rückforderung RF-00012 ist bezahlt.');
    const credit = await textOf({ ...ended, Status: 'Bezahlt', GuthabenCent: 3500 });
    expect(credit).toContain('Ihre Zahlung von 35,00 € gehört deshalb Ihnen: Wir überweisen sie Ihnen zurück.');
    const Rueckzahlung = { Am: '2026-12-22', BetragCent: 3500, Referenz: 'Guthaben RF-00012' };
    const refunded = await textOf({ ...ended, Status: 'Bezahlt', Rueckzahlung });
    expect(refunded).toContain('Am 22.12.2026 haben wir Ihnen 35,00 € zurücküberwiesen. Verwendungszweck: Guthaben RF-00012.');
    expect(refunded).not.toContain('gehört deshalb Ihnen');
    const cancelled = await open(grant({ Status: 'Storniert', Forderung: { ...Forderung, ...ended, Status: 'Bezahlt', Rueckzahlung } }));
    expect(cancelled.text).toContain('Verwendungszweck: Guthaben RF-00012.');
    const waived = await textOf({ ...ended, Status: 'Erlassen' });
    expect(waived).toContain('Die Rückforderung RF-00012 ist erlassen. Sie müssen nichts mehr zahlen.');
    expect(waived).not.toContain('IBAN');
  });

  it('explains that offered vouchers have run out, and shows each of several codes with its amount', async () => {
    const left = offen.Auswahl.filter(({ Art }) => Art === 'Ueberweisung');
    const { html, text } = await open(grant({ Auswahl: left }), { query: { ...TOKEN, weg: 'gutschein' } });
    expect(text).toContain('sind gerade vergeben');
    expect(html).not.toContain('art=Gutschein');
    const one = (await open(grant({ Auswahl: left }))).text;
    expect(one).not.toContain('vergeben');
    expect(one).toContain('So bekommen Sie sie');
    expect(one).not.toContain('Wie möchten Sie sie bekommen?');
    const Gutscheincodes = [
      { Code: 'AB-1', WertCent: 2500, Wert: '25,00 €' },
      { Code: 'AB-2', WertCent: 1000, Wert: '10,00 €' },
    ];
    const several = { Status: 'Abgeholt', Gewaehlt: { Praemie, Art: 'Gutschein' }, Gutscheincode: 'AB-1, AB-2', Gutscheincodes } as const;
    const codes = (await open(grant(several as Partial<Praemierung>))).text;
    for (const part of ['Ihre Gutscheincodes', '25 € AB-1', '10 € AB-2']) expect(codes.replace(/\s+/g, ' ')).toContain(part);
  });

  it('shows which part of the amount is a bonus, before and after the choice', async () => {
    const bonus = { WertCent: 9550, BonusCent: 6000 };
    expect((await open(grant(bonus))).text).toContain('Inklusive 60 € Bonus');
    const picked = await open(grant({ ...bonus, Status: 'Bereitgestellt', Gewaehlt: { Praemie, Art: 'Gutschein' } }));
    expect(picked.text).toContain('95,50 € (inklusive 60 € Bonus)');
    expect((await open(grant(bonus), { locale: 'en' })).text).toContain('Including €60 bonus');
    expect((await open(grant({}))).text).not.toContain('Bonus');
  });

  it('shows English texts', async () => {
    const { text } = await open(grant({ Gutschein }), { locale: 'en' });
    for (const part of ['Your reward: €35', 'by 14 February 2027', 'Voucher from Talkorb', 'for 36 months from issue'])
      expect(text).toContain(part);
  });

  it('shows the shop, the last day and the conditions of a voucher, before and after the choice', async () => {
    const choice = (await open(grant({ Gutschein }))).text;
    for (const part of ['Gutschein von Talkorb &amp; Co', 'Einlösbar 36 Monate lang ab der Ausgabe. Auf &lt;alles&gt;, auch in Teilen.'])
      expect(choice).toContain(part);
    const ways = { Status: 'Abgeholt', Gewaehlt: { Praemie, Art: 'Gutschein' }, Gutscheincode: 'AB-12' } as const;
    const code = (await open(grant({ ...ways, Gutschein: { ...Gutschein, GueltigBis: '2029-12-24' } }))).text;
    expect(code).toContain('AB-12 Händler Talkorb &amp; Co Einlösbar bis 24.12.2029 Bedingungen Auf &lt;alles&gt;');
    expect((await open(grant(ways))).text).not.toContain('Händler');
  });

  it.each(['Gutschein', 'Ueberweisung'] as const)('names the tenant as actor if a %s is late', async (Art) => {
    const { text } = await open(grant({ Status: 'Bereitgestellt', Gewaehlt: { Praemie, Art }, Spaetestens: undefined }));
    expect(text).toContain('verspätet sich. Lindtal Energie ist am Zug');
    expect(text).not.toMatch(/innerhalb von|spätestens/);
  });

  it.each([
    [
      'is on its way',
      { Spaetestens: '2027-01-05', Ueberweisung: { Schritt: 'InZahlung' } },
      'Bis spätestens 05.01.2027 ist sie bei Ihrer Bank',
      false,
    ],
    [
      'is held',
      { Spaetestens: undefined, Ueberweisung: { Schritt: 'AuszahlungAngehalten' } },
      'ist angehalten. Lindtal Energie ist am Zug',
      false,
    ],
    ['waits', { Ueberweisung: { Schritt: 'Auszahlung', IBAN: 'DE89' } }, 'Wir überweisen bis spätestens 14.02.2027', true],
    ['is late', { Spaetestens: undefined, Ueberweisung: { Schritt: 'AuszahlungVerspaetet' } }, 'Ihre Prämie verspätet sich', true],
  ] as const)('says that a transfer %s, and where another account is named', async (_, change, words, hasLink) => {
    const { html, text } = await open(grant({ ...gefragt, ...(change as Partial<Praemierung>) }));
    expect(text).toContain(words);
    expect(html.includes('/de/praemie/bankdaten?token=')).toBe(hasLink);
  });

  it('asks for another account with the reason, and names a transfer that was made by day, account and statement text', async () => {
    const asked = await open(grant(gefragt));
    for (const part of ['bis zum 09.01.2027', 'Dieses Konto gibt es nicht mehr.', 'Anderes Konto nennen'])
      expect(asked.text).toContain(part);
    expect(asked.html).toContain('href="/de/praemie/bankdaten?token=geheim+%26+co"');
    const Ausgezahlt = { Am: '2027-01-04', IBAN: 'DE89 •••• •••• •••• ••30 00', Zweck: 'Lindtal Praemie 4711' };
    const paid = (await open(grant({ ...gefragt, Status: 'Ausgezahlt', Ueberweisung: undefined, Ausgezahlt }))).text.replace(
      /\u00a0/g,
      ' ',
    );
    for (const part of ['Konto DE89 •••• •••• •••• ••30 00', 'Überwiesen am 04.01.2027', 'Auf dem Kontoauszug Lindtal Praemie 4711'])
      expect(paid).toContain(part);
  });

  it('shows the banners of its place that are shown today, with picture and link, if there is a reward', async () => {
    const Banner = [
      { Name: 'neu', Bereich: 'Praemierung', Titel: { de: 'Neu' }, Text: { de: 'Mehr <dazu>' }, Bild: 'neu.svg' },
      { Name: 'ohne', Bereich: 'Praemierung' },
      { Name: 'dort', Bereich: 'Empfehlungen', Text: { de: 'Dort' } },
    ] as const;
    const Link = { Pfad: '/faq', Text: { de: 'Lesen' } };
    const konfiguration = { Banner: Banner.map((one) => ({ ...one, Link, Startdatum: null, Enddatum: null })) };
    const bild = (name: string) => ({ adresse: `/bilder/0a/${name}`, breite: 320, hoehe: 240 });
    const shown = (Anzeigen: boolean) => ({ ...grant({}), showPraemierungBanner: { body: { Anzeigen } } });
    const { html, text, made } = await open(shown(true), { konfiguration, bild } as VisitOptions);
    expect(text).toContain('Neu Mehr &lt;dazu&gt; Lesen');
    expect(text).not.toContain('Dort');
    expect(html).toContain('<img src="/bilder/0a/neu.svg" width="320" height="240" alt=""');
    expect(html).toMatch(/href="\/de\/faq"[^>]*>Lesen/);
    const input = { params: { name: 'neu' }, bearer: 'geheim & co' };
    expect(made.filter(({ name }) => name === 'showPraemierungBanner')).toEqual([{ name: 'showPraemierungBanner', input }]);
    expect((await open(shown(false), { konfiguration } as VisitOptions)).text).not.toContain('Mehr');
    expect((await open({ ...shown(true), ...grant({ Status: 'Storniert' }) }, { konfiguration } as VisitOptions)).text).not.toContain(
      'Mehr',
    );
  });

  it.each([
    ['Bereitgestellt', 'Gutschein', 'Ihr Code kommt innerhalb von 24 Stunden', 'Wird bereitgestellt'],
    ['Bereitgestellt', 'Ueberweisung', 'Wir überweisen bis spätestens 14.02.2027', 'Wird bereitgestellt'],
    ['Ausgezahlt', 'Ueberweisung', 'Das Geld ist überwiesen', 'Ausgezahlt'],
  ] as const)('shows a choice that is %s as %s', async (Status, Art, next, word) => {
    const { html, text } = await open(grant({ Status, Gewaehlt: { Praemie, Art } }));
    for (const part of [next, word, '35 €']) expect(text).toContain(part);
    expect(html).not.toContain('/de/praemie/7');
  });

  it('links a recommender to the customer number if its page can be opened', async () => {
    const link = 'href="/de/kundennummer?token=geheim+%26+co"';
    expect((await open(grant({}))).html).toContain(link);
    expect((await open(grant({ Status: 'Ausgezahlt', Gewaehlt: { Praemie, Art: 'Gutschein' } }))).html).toContain(link);
    expect((await open(grant({ Seite: 'Empfaenger' }))).html).not.toContain('kundennummer');
    expect((await open(grant({ Status: 'Storniert' }))).html).not.toContain('kundennummer');
    const forced = { konfiguration: { ModuleErzwingeLogin: true } };
    expect((await open(grant({}), forced)).html).not.toContain('kundennummer');
    expect((await open(grant({}), { ...forced, login: { who: 'E' } })).html).toContain(link);
    const own = { konfiguration: { ModuleErzwingeLogin: true, LoginAusnahmen: ['Reward', 'CustomerNumber'] } } as const;
    expect((await open(grant({}), own as unknown as VisitOptions)).html).toContain(link);
  });

  it('shows the code once it is handed out', async () => {
    const { text } = await open(grant({ Status: 'Abgeholt', Gewaehlt: { Praemie, Art: 'Gutschein' }, Gutscheincode: 'AB<12' }));
    expect(text).toContain('AB&lt;12');
    expect(text).toContain('Gutscheincode erhalten');
  });

  it.each([
    ['PraemieTokenAbgelaufen', 410, 410, 'Ihre Prämie ist abgelaufen.'],
    ['PraemieTokenUngueltig', 400, 404, 'Zu diesem Link finden wir keine Prämie'],
    ['ZuVieleAnfragen', 429, 200, 'Bitte warten.'],
  ] as const)('explains %s', async (code, answered, shown, words) => {
    const { status, text, html } = await open(problem(code, answered));
    expect(status).toBe(shown);
    expect(text).toContain(words);
    expect(html).toContain('href="mailto:hilfe@lindtal.example"');
  });

  it('explains a cancelled and an expired grant', async () => {
    expect((await open(grant({ Status: 'Storniert' }))).text).toContain('Diese Prämie gibt es nicht mehr');
    const expired = await open(grant({ Status: 'Abgelaufen' }));
    expect(expired.status).toBe(410);
    expect(expired.text).toContain('90 Tage lang');
  });

  it('explains a missing token without a call, whatever else the address contains', async () => {
    const { status, html, text, made } = await open({}, { query: { redirect: 'https://boese.example', token: '' } });
    expect([status, made]).toEqual([200, []]);
    expect(text).toContain('über Ihren persönlichen Link');
    expect(html).not.toContain('boese');
  });

  it('has the token only in the links to the next step', async () => {
    const { html } = await open(grant({}));
    const links = [...html.matchAll(/(?:href|src|action|content)="([^"]*geheim[^"]*)"/g)].map(([, link]) => link);
    expect(links.every((link) => /^\/de\/(praemie\/7|kundennummer)\?/.test(link ?? ''))).toBe(true);
    expect(html.match(/geheim/g)).toHaveLength(3);
  });
});
