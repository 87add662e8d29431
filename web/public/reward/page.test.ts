import { describe, expect, it } from 'vitest';
import type { Praemierung } from '../../../contract/calls/praemie.ts';
import { offen, Praemie } from '../../features/praemie/grant.fixture.ts';
import { openPage, type Wish } from '../../shell/open.fixture.ts';
import type { Answers } from '../../shell/visit.fixture.ts';
import type { Problem } from '../../shell/visit.ts';

const problem = (code: Problem['code'], status: number): Answers => ({
  readPraemierung: { problem: { status, code, detail: 'Bitte warten.' } },
});

const TOKEN = { token: 'geheim & co' };
const open = (answers: Answers, { query = TOKEN, ...wish }: Wish = {}) => openPage('Reward', { query, ...wish }, answers);
const grant = (change: Partial<Praemierung>): Answers => ({ readPraemierung: { body: { ...offen, ...change } } });

describe('Reward', () => {
  it('offers each way with amount and time, and looks only', async () => {
    const { html, text, made, status } = await open(grant({}));
    expect(status).toBe(200);
    expect(made).toEqual([{ name: 'readPraemierung', input: { bearer: 'geheim & co' } }]);
    for (const part of ['Ihre Prämie: 35,00 €', 'innerhalb von 24 Stunden', 'innerhalb von 10 Wochen nach der Freigabe'])
      expect(text).toContain(part);
    expect(html).toContain('href="/de/praemie/7?token=geheim+%26+co&amp;art=Gutschein"');
    expect(html).toContain('href="/de/praemie/7?token=geheim+%26+co&amp;art=Ueberweisung"');
    expect(html).not.toContain('<form');
  });

  it('says what of the amount is a bonus, before the choice and after it', async () => {
    const bonus = { Wert: '95,00 €', BonusCent: 6000 };
    expect((await open(grant(bonus))).text).toContain('Inklusive 60,00 € Bonus');
    const picked = await open(grant({ ...bonus, Status: 'Bereitgestellt', Gewaehlt: { Praemie, Art: 'Gutschein' } }));
    expect(picked.text).toContain('95,00 € (inklusive 60,00 € Bonus)');
    const en = await open(grant({ ...bonus, Wert: '€95.00' }), { locale: 'en' });
    expect(en.text).toContain('Including €60.00 bonus');
    expect((await open(grant({}))).text).not.toContain('Bonus');
  });

  it('speaks English, and days where they make no weeks', async () => {
    const { text } = await open(grant({ Wert: '€35.00' }), { locale: 'en', konfiguration: { AuszahlungFristTage: 30 } });
    expect(text).toContain('within 30 days of release');
    expect(text).toContain('Your reward: €35.00');
  });

  it.each([
    ['Bereitgestellt', 'Gutschein', 'Ihr Code kommt innerhalb von 24 Stunden', 'Gewählt, wird bereitgestellt'],
    ['Bereitgestellt', 'Ueberweisung', 'Wir überweisen innerhalb von 10 Wochen', 'Gewählt, wird bereitgestellt'],
    ['Ausgezahlt', 'Ueberweisung', 'Das Geld ist überwiesen', 'Überwiesen'],
  ] as const)('shows what was picked when it is %s as %s', async (Status, Art, next, word) => {
    const { html, text } = await open(grant({ Status, Gewaehlt: { Praemie, Art } }));
    for (const part of [next, word, '35,00 €']) expect(text).toContain(part);
    expect(html).not.toContain('/de/praemie/7');
  });

  it('leads who recommended to the customer number, where its page opens', async () => {
    const link = 'href="/de/kundennummer?token=geheim+%26+co"';
    expect((await open(grant({}))).html).toContain(link);
    expect((await open(grant({ Status: 'Ausgezahlt', Gewaehlt: { Praemie, Art: 'Gutschein' } }))).html).toContain(link);
    expect((await open(grant({ Seite: 'Empfaenger' }))).html).not.toContain('kundennummer');
    expect((await open(grant({ Status: 'Storniert' }))).html).not.toContain('kundennummer');
    const forced = { konfiguration: { ModuleErzwingeLogin: true } };
    expect((await open(grant({}), forced)).html).not.toContain('kundennummer');
    expect((await open(grant({}), { ...forced, login: { who: 'E' } })).html).toContain(link);
    const own = { konfiguration: { ModuleErzwingeLogin: true, LoginAusnahmen: ['Reward', 'CustomerNumber'] } } as const;
    expect((await open(grant({}), own as unknown as Wish)).html).toContain(link);
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

  it('explains a cancelled one, and an expired one by its status', async () => {
    expect((await open(grant({ Status: 'Storniert' }))).text).toContain('Diese Prämie gibt es nicht mehr');
    const expired = await open(grant({ Status: 'Abgelaufen' }));
    expect(expired.status).toBe(410);
    expect(expired.text).toContain('90 Tage lang');
  });

  it('explains itself without a token and asks nothing, whatever else the address says', async () => {
    const { status, html, text, made } = await open({}, { query: { redirect: 'https://boese.example', token: '' } });
    expect([status, made]).toEqual([200, []]);
    expect(text).toContain('über Ihren persönlichen Link');
    expect(html).not.toContain('boese');
  });

  it('keeps the token out of everything but the way on', async () => {
    const { html } = await open(grant({}));
    const links = [...html.matchAll(/(?:href|src|action|content)="([^"]*geheim[^"]*)"/g)].map(([, link]) => link);
    expect(links.every((link) => /^\/de\/(praemie\/7|kundennummer)\?/.test(link ?? ''))).toBe(true);
    expect(html.match(/geheim/g)).toHaveLength(3);
  });
});
