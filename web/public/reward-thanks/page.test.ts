import { describe, expect, it } from 'vitest';
import { withoutNoBreaks } from '../../../test/support/as-written.ts';
import { theme } from '../../shell/theme.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { renderPage } from '../../site.tsx';

const render = (query: Record<string, string>, locale: 'de' | 'en' = 'de', konfiguration = {}) =>
  renderPage('RewardThanks', visitOf({ query, locale, konfiguration }).visit, { theme, css: '' });

async function text(query: Record<string, string>, locale?: 'de' | 'en'): Promise<string> {
  const page = await render(query, locale);
  if ('redirect' in page) throw new Error('redirected');
  return withoutNoBreaks(page.html).replaceAll('\u00a0', ' ');
}

describe('RewardThanks', () => {
  it.each([
    ['Gutschein', 'de', 'Innerhalb von 24 Stunden schicken wir Ihnen den Gutscheincode'],
    ['Ueberweisung', 'de', 'Wir überweisen innerhalb von 10 Wochen nach der Freigabe'],
    ['Ueberweisung', 'en', 'We transfer the money to your account within 10 weeks of release'],
  ] as const)('explains for %s in %s what arrives when', async (art, locale, words) => {
    expect(await text({ art }, locale)).toContain(words);
  });

  it('shows the day of a transfer and the shop of a voucher if they are known', async () => {
    expect(await text({ art: 'Ueberweisung', bis: '2027-02-14' })).toContain('Wir überweisen bis spätestens 14.02.2027');
    for (const bis of ['2027-02-30', '<b>', '']) expect(await text({ art: 'Ueberweisung', bis })).toContain('innerhalb von 10 Wochen');
    const Gutschein = { Haendler: 'Talkorb', Bedingungen: { de: 'Auf alles.' }, GueltigMonate: 36 };
    const page = await render({ art: 'Gutschein', bis: '2027-02-14' }, 'de', { Gutschein });
    expect('html' in page && page.html.replace(/<[^>]*>/g, '')).toContain('Gutscheincode für Talkorb per E-Mail');
  });

  it.each([{}, { art: 'anything' }])('claims nothing if opened directly (%j), and explains how a reward arrives', async (query) => {
    const html = await text(query as Record<string, string>);
    expect(html).toContain('Ein Gutscheincode kommt innerhalb von 24 Stunden per E-Mail, eine Überweisung');
    expect(html).toContain('href="/de/persoenlicherbereich"');
    expect(html).not.toMatch(/Viel Freude|Ihre Wahl ist gespeichert|Danke, dass/);
    expect(await text(query as Record<string, string>, 'en')).toContain('How a reward arrives');
  });

  it('wishes joy, with a picture that is hidden from screen readers', async () => {
    const html = await text({ art: 'Gutschein' });
    expect(html).toContain('Viel Freude mit Ihrer Prämie');
    expect(html).toMatch(/<svg aria-hidden="true"/);
    expect(html).not.toMatch(/ style="|<script/);
  });

  it.each([true, false])('shows banknotes if the tenant has them on: %s', async (Banknoten) => {
    const page = await render({ art: 'Gutschein' }, 'de', { Banknoten });
    const euroSigns = 'html' in page ? page.html.split('M7 -7A9.5 9.5').length - 1 : -1;
    expect(euroSigns).toBe(Banknoten ? 7 : 0);
  });

  it('removes a token from its address', async () => {
    expect(await render({ art: 'Ueberweisung', bis: '2027-02-14', token: 'geheim' })).toEqual({
      redirect: { page: 'RewardThanks', params: { art: 'Ueberweisung', bis: '2027-02-14' } },
    });
    expect(await render({ art: 'Gutschein', token: 'geheim' })).toEqual({
      redirect: { page: 'RewardThanks', params: { art: 'Gutschein' } },
    });
    expect(await render({ token: '', art: 'javascript:1' })).toEqual({ redirect: { page: 'RewardThanks', params: {} } });
  });
});
