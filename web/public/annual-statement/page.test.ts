import { describe, expect, it } from 'vitest';
import { benutzerOf } from '../../features/account/benutzer.fixture.ts';
import { openPage, plain } from '../../shell/open.fixture.ts';
import { theme } from '../../shell/theme.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { renderPage } from '../../site.tsx';

const zeile = {
  Praemierungsnummer: 'p1',
  Datum: '2026-03-09',
  Produkt: 'Strom <Plus>',
  Anzeigename: 'Jörg M.',
  Art: 'Ueberweisung',
  WertCent: 123456,
} as const;
const statement = { Jahr: 2026, Jahre: [2026, 2025], Zeilen: [zeile], SummeCent: 123456 };

const open = (body: unknown = statement, options: Parameters<typeof visitOf>[0] = {}) =>
  openPage('AnnualStatement', { login: { who: 'E' }, ...options }, { readJahresuebersicht: { body }, readUser: { body: benutzerOf() } });

describe('AnnualStatement', () => {
  it('shows 200 rewards on a page with the sum of all, and leads to the next and the first ones', async () => {
    const Zeilen = Array.from({ length: 201 }, (_, nr) => ({ ...zeile, Praemierungsnummer: `p${nr}` }));
    const { html } = await open({ ...statement, Zeilen }, { query: { jahr: '2026', nach: 'p' } });
    expect(html.match(/<tr/g)).toHaveLength(201);
    expect(html).toContain('?jahr=2026&amp;nach=p199"');
    expect(html).toContain('?jahr=2026"');
    expect((await open()).html).not.toContain('nach=');
  });

  it('needs a login, and returns to its year', async () => {
    const sent = await renderPage('AnnualStatement', visitOf({ query: { jahr: '2025' } }).visit, { theme, css: '' });
    expect(sent).toEqual({ redirect: { page: 'Login', params: { redirect: 'AnnualStatement?jahr=2025' } } });
  });

  it('shows the received rewards with sum and name, and the other years', async () => {
    const { html, text } = await open();
    for (const part of [
      'Ihre Prämien 2026',
      '09.03.2026',
      'Strom &lt;Plus&gt;',
      'Jörg M.',
      'Überweisung',
      'Summe 2026',
      'Für Erika Muster',
    ])
      expect(text).toContain(part);
    expect(plain(text).match(/1\.234,56 €/g)).toHaveLength(2);
    expect(html).toMatch(/href="\/de\/jahresuebersicht\?jahr=2025"/);
    expect(html).toContain('data-prints');
    expect((await open(statement, { locale: 'en' })).text).toContain('Your rewards in 2026');
  });

  it('names account and statement text of a transfer, and nothing of a voucher', async () => {
    const paid = { ...zeile, IBAN: 'DE89 •••• •••• •••• ••30 00', Zweck: 'Lindtal Praemie 4711' };
    const voucher = { ...zeile, Praemierungsnummer: 'p2', Art: 'Gutschein' };
    const { text } = await open({ ...statement, Zeilen: [paid, voucher] });
    expect(text.replace(/\u00a0/g, ' ')).toContain('Überweisung Konto DE89 •••• •••• •••• ••30 00 Lindtal Praemie 4711');
    expect(text.match(/Konto/g)).toHaveLength(1);
  });

  it('explains what to know about taxes, and that this is no advice', async () => {
    for (const body of [statement, { ...statement, Zeilen: [], SummeCent: 0 }]) {
      const { text } = await open(body);
      expect(text).toContain('weniger als 256 € im Kalenderjahr');
      expect(text).toContain('keine Steuerberatung');
    }
  });

  it('shows an empty year, and a reward that was claimed back', async () => {
    const { text, html } = await open({ Jahr: 2024, Jahre: [2026], Zeilen: [], SummeCent: 0 });
    expect(text).toContain('Im Jahr 2024 noch keine Prämie');
    expect(html).not.toContain('data-prints');
    expect(html).toMatch(/aria-current="page"[^>]*>2024/);
    const back = { ...statement, Zeilen: [{ ...zeile, ZurueckgefordertAm: '2026-04-01' }] };
    expect((await open(back)).text).toContain('Am 01.04.2026 zurückgefordert');
    const claim = { Forderungsnummer: 'RF-00012', BetragCent: 2500, RestCent: 1500, FaelligAm: '2026-05-01', Status: 'Offen' } as const;
    const Forderung = { ...claim, BeendetAm: null, GuthabenCent: 0, Rueckzahlung: null, Konto: null };
    const owed = { ...statement, Zeilen: [{ ...zeile, ZurueckgefordertAm: '2026-04-01', Forderung }] };
    expect((await open(owed)).text.replace(/\s+/g, ' ')).toContain(
      'weil die Bestellung storniert wurde. Rückforderung RF-00012: offen sind 15,00 €, fällig am 01.05.2026.',
    );
  });

  it('requests the year of its address, and ignores an invalid one', async () => {
    for (const [jahr, query] of [
      ['2025', { jahr: '2025' }],
      ['heute', {}],
    ] as const) {
      const { made } = await open(statement, { query: { jahr } });
      expect(made).toContainEqual({ name: 'readJahresuebersicht', input: { query: { ...query, anzahl: '201' } } });
    }
  });
});
