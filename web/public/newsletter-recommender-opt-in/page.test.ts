import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../contract/errors.ts';
import { openPage, plain, type VisitOptions } from '../../shell/open.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { postPage } from '../../site.tsx';

const open = (query: Record<string, string>, options: VisitOptions = {}) => openPage('NewsletterRecommenderOptIn', { query, ...options });
const problem = (code: ErrorCode, status = 409) => ({ status, code, detail: 'Bitte später.' });

describe('the mailed link of a consent', () => {
  it('shows what is agreed to with one button, and changes nothing', async () => {
    const { made, html, text } = await open({ token: 'geheim' });
    expect(made).toEqual([]);
    expect(plain(text)).toMatch(/Ja, .+ darf mir Angebote per E-Mail schicken\. Das kann ich jederzeit widerrufen\./);
    expect(text).toContain('Sie ist freiwillig');
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).not.toContain('type="checkbox"');
  });

  it('gives the consent once per click, and redirects to an address without the token', async () => {
    const { visit, made } = visitOf({ query: { token: 'geheim' } }, { confirmWerbeeinwilligung: { status: 204, body: null } });
    expect(await postPage('NewsletterRecommenderOptIn', visit, { vorgang: 'v1' })).toEqual({
      redirect: { page: 'NewsletterRecommenderOptIn', params: { eingewilligt: '1' } },
    });
    expect(made).toEqual([{ name: 'confirmWerbeeinwilligung', input: { body: { Token: 'geheim' }, idempotencyKey: 'v1' } }]);
    const { text, html } = await open({ eingewilligt: '1' }, { locale: 'en' });
    expect(text).toContain('Thank you for your consent');
    for (const address of ['/en/empfehler/newsletter/optout', '/en/empfaenger/zustimmung']) expect(html).toContain(`href="${address}"`);
  });

  it.each([
    ['TokenBereitsVerwendet', 'Sie haben schon eingewilligt'],
    ['Abgelaufen', 'Dieser Link ist abgelaufen'],
    ['NichtGefunden', 'Dieser Link führt nicht weiter'],
  ] as const)('shows for %s: %s', async (code, sentence) => {
    const page = await open({ token: 'geheim' }, { form: { values: {}, problem: problem(code) } });
    expect(page.status).toBe(409);
    expect(page.text).toContain(sentence);
    expect(page.html).not.toContain('<button');
    expect(page.html).not.toContain('geheim');
  });

  it('can be tried again after a temporary failure, and leads home without a token', async () => {
    const again = await open({ token: 'geheim' }, { form: { values: {}, problem: problem('ZuVieleAnfragen', 429) } });
    expect(again.text).toContain('Bitte später.');
    expect(again.html).toContain('<button');
    const without = await open({});
    expect(without.status).toBe(200);
    expect(without.html).toContain('href="/de/"');
  });
});
