import { describe, expect, it } from 'vitest';
import type { PageName } from '../../../contract/pages/public.ts';
import { openPage } from '../../shell/open.fixture.ts';
import { block } from '../../shell/visit.fixture.ts';

const CONDITIONS = { 'content-bloecke': [block('praemienbedingungen', '<h2>Eins</h2><p>Zwei</p>', { Version: '2026-11' })] };
const MISSING = { de: '404 - Datei nicht gefunden', en: '404 - File not found' };

describe('RewardConditions', () => {
  it.each([
    ['de', 'Prämienbedingungen', 'Stand: November 2026'],
    ['en', 'Reward conditions', 'As of November 2026'],
  ] as const)("shows the tenant's text with its month in %s", async (locale, title, month) => {
    const { status, html, text } = await openPage('RewardConditions', { page: 'RewardConditions', locale, inhalte: CONDITIONS });
    expect(status).toBe(200);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toContain('<h2>Eins</h2><p>Zwei</p></div>');
    expect(html).toContain('<meta name="robots" content="index,follow"/>');
    expect(text).toContain(month);
  });

  it.each(['de', 'en'] as const)('returns 404 in %s for a tenant without such a text', async (locale) => {
    const inhalte = { 'content-bloecke': [block('agb', '<p>x</p>')] };
    const { status, html, text } = await openPage('RewardConditions', { page: 'RewardConditions', locale, inhalte });
    expect(status).toBe(404);
    expect(text).toContain(MISSING[locale]);
    expect(html).not.toContain(`href="/${locale}/praemienbedingungen"`);
  });
});

describe.each(['de', 'en'] as const)('links to RewardConditions in %s', (locale) => {
  const href = `href="/${locale}/praemienbedingungen"`;
  const footOf = (html: string) => html.slice(html.indexOf('<footer'));

  it.each<[PageName | null, string]>([
    ['Faq', 'a page'],
    ['RecipientTOSConsent', 'a page of recipients'],
    [null, 'a missing page'],
  ])('are in the footer of %s, %s, only if the tenant has conditions', async (page) => {
    const own = { locale, page };
    const refused = { readEigenenStand: { problem: { status: 401, code: 'LoginFirst', detail: '' } } } as const;
    expect(footOf((await openPage(page, { ...own, inhalte: CONDITIONS }, refused)).html)).toContain(href);
    expect(footOf((await openPage(page, own, refused)).html)).not.toContain(href);
  });

  it('are on the homepage where it explains when the reward comes; without conditions it links the terms', async () => {
    const nothing = {
      listProdukte: { body: [] },
    } as const;
    const mainOf = async (inhalte: object) => {
      const { html } = await openPage('Homepage', { locale, inhalte }, nothing);
      return html.slice(html.indexOf('id="vertrauen"'), html.indexOf('<footer'));
    };
    expect(await mainOf(CONDITIONS)).toContain(href);
    expect(await mainOf({})).toContain(`href="/${locale}/agb"`);
    expect(await mainOf({})).not.toContain(href);
  });
});
