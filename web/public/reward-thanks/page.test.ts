import { describe, expect, it } from 'vitest';
import { theme } from '../../shell/theme.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { renderPage } from '../../site.tsx';

const render = (query: Record<string, string>, locale: 'de' | 'en' = 'de', konfiguration = {}) =>
  renderPage('RewardThanks', visitOf({ query, locale, konfiguration }).visit, { theme, css: '' });

async function text(query: Record<string, string>, locale?: 'de' | 'en'): Promise<string> {
  const page = await render(query, locale);
  if ('redirect' in page) throw new Error('redirected');
  return page.html.replaceAll('\u00a0', ' ');
}

describe('RewardThanks', () => {
  it.each([
    ['Gutschein', 'de', 'Innerhalb von 24 Stunden schicken wir Ihnen den Gutscheincode'],
    ['Ueberweisung', 'de', 'Wir überweisen innerhalb von 10 Wochen nach der Freigabe'],
    ['Ueberweisung', 'en', 'We transfer the money to your account within 10 weeks of release'],
    ['anything', 'de', 'Ein Gutscheincode kommt innerhalb von 24 Stunden per E-Mail, eine Überweisung'],
  ] as const)('says for %s in %s what comes when', async (art, locale, words) => {
    expect(await text({ art }, locale)).toContain(words);
  });

  it('is a moment of joy, its picture silent for screen readers', async () => {
    const html = await text({ art: 'Gutschein' });
    expect(html).toContain('Viel Freude mit Ihrer Prämie');
    expect(html).toMatch(/<svg aria-hidden="true"/);
    expect(html).not.toMatch(/ style="|<script/);
  });

  it.each([true, false])('lets banknotes fly where the tenant has them on: %s', async (Banknoten) => {
    const page = await render({ art: 'Gutschein' }, 'de', { Banknoten });
    const euroSigns = 'html' in page ? page.html.split('M7 -7A9.5 9.5').length - 1 : -1;
    expect(euroSigns).toBe(Banknoten ? 7 : 0);
  });

  it('keeps a token out of its address', async () => {
    expect(await render({ art: 'Gutschein', token: 'geheim' })).toEqual({
      redirect: { page: 'RewardThanks', params: { art: 'Gutschein' } },
    });
    expect(await render({ token: '', art: 'javascript:1' })).toEqual({ redirect: { page: 'RewardThanks', params: {} } });
  });
});
