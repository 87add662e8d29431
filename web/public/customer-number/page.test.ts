import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../contract/errors.ts';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';
import { theme } from '../../shell/theme.fixture.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import { postPage, renderPage } from '../../site.tsx';

const TOKEN = { token: 'geheim' };
const problem = (code: ErrorCode, status: number) => ({ problem: { status, code, detail: 'Bitte warten.' } });
const stated = (Status: string): Answers => ({ readKundennummer: { body: { Status, Kundennummer: 'KD <7>' } } });
const open = (answers: Answers, options: VisitOptions = {}) =>
  openPage('CustomerNumber', { page: 'CustomerNumber', query: TOKEN, ...options }, answers);

describe('CustomerNumber', () => {
  it('asks for the number with the token of the address if none is stated', async () => {
    const { html, status, made } = await open({ readKundennummer: problem('NichtGefunden', 404) });
    expect(status).toBe(200);
    expect(made).toEqual([{ name: 'readKundennummer', input: { bearer: 'geheim' } }]);
    expect(html).toContain('name="Kundennummer"');
    expect(html).toContain('href="/de/praemie/?token=geheim"');
    expect(html).toContain('noindex');
  });

  it.each([
    ['Offen', 'Wird geprüft', '<details'],
    ['Gefunden', 'kennt diese Kundennummer. Sie müssen', '<details'],
    ['Unbekannt', 'kennt diese Kundennummer nicht', 'name="Kundennummer"'],
  ])('shows the status of a number that is %s, with a form to change it', async (Status, words, form) => {
    const { html, text } = await open(stated(Status));
    expect(text).toContain(words);
    expect(html).toContain('KD &lt;7&gt;');
    expect(html).toContain(form);
    expect(html.includes('<details')).toBe(Status !== 'Unbekannt');
  });

  it.each([
    ['PraemieTokenAbgelaufen', 410, 410, 'Diese Prämie ist abgelaufen'],
    ['PraemieTokenUngueltig', 400, 404, 'Zu diesem Link finden wir keine Prämie'],
    ['NichtAuthorisiert', 403, 200, 'Hier brauchen wir keine Kundennummer'],
  ] as const)('explains %s, without the token on the page', async (code, answered, shown, words) => {
    const { status, text, html } = await open({ readKundennummer: problem(code, answered) });
    expect(status).toBe(shown);
    expect(text).toContain(words);
    expect(html).not.toContain('name="Kundennummer"');
    expect(html.replace(/hreflang="en"|href="\/en\/[^"]*"/g, '')).not.toContain('geheim');
  });

  it('leaves other failures to the error page', async () => {
    const { visit } = visitOf({ query: TOKEN }, { readKundennummer: problem('NetzwerkFehler', 503) });
    expect(await renderPage('CustomerNumber', visit, { theme, css: '' })).toMatchObject({ status: 503 });
  });

  it('explains a missing token, or confirms that the number is stored, without a call', async () => {
    const none = await open({}, { query: {} });
    expect([none.status, none.made]).toEqual([200, []]);
    expect(none.text).toContain('geben Sie über Ihre Prämie an');
    const stored = await open({}, { query: { gestellt: '1' } });
    expect(stored.text).toContain('Ihre Kundennummer ist gespeichert');
    expect(stored.html).toContain('href="/de/persoenlicherbereich"');
    expect((await open({}, { query: { gestellt: '1' }, locale: 'en' })).text).toContain('Your customer number is saved');
  });
});

describe('stating a customer number', () => {
  const post = async (Kundennummer: string, answers: Answers = { setKundennummer: { status: 204, body: null } }, query: object = TOKEN) => {
    const { visit, made } = visitOf({ query: query as Record<string, string> }, answers);
    return { posted: await postPage('CustomerNumber', visit, { Kundennummer }), made };
  };

  it('sends the number with the token, and redirects to an address without it', async () => {
    const { posted, made } = await post(' KD-47/11 ');
    expect(made).toEqual([{ name: 'setKundennummer', input: { bearer: 'geheim', params: { kundennummer: 'KD-47/11' } } }]);
    expect(posted).toEqual({ redirect: { page: 'CustomerNumber', params: { gestellt: '1' } } });
  });

  it.each([
    ['', 'pflichtfeld', 'Geben Sie Ihre Kundennummer ein.'],
    ['Mül', 'format', 'höchstens 40 Zeichen'],
    ['x'.repeat(41), 'format', 'höchstens 40 Zeichen'],
    ['../x', 'format', 'höchstens 40 Zeichen'],
  ])('shows at the field what is wrong with %j', async (typed, code, words) => {
    const { posted, made } = await post(typed);
    expect(made).toEqual([]);
    expect(posted).toMatchObject({
      problem: { status: 422, errors: [{ field: 'Kundennummer', code, message: expect.stringContaining(words) }] },
    });
    if (!posted || !('problem' in posted)) throw new Error('not refused');
    const form = { values: { Kundennummer: typed }, problem: posted.problem };
    const page = await open({ readKundennummer: problem('NichtGefunden', 404) }, { form });
    expect(page.status).toBe(422);
    expect(page.html).toContain('href="#feld-Kundennummer"');
    expect(page.html).toContain(`value="${typed}"`);
  });

  it('shows a rate limit at the opened form, and leaves other problems to the page itself', async () => {
    const limit = problem('ZuVieleAnfragen', 429);
    expect((await post('KD', { setKundennummer: limit })).posted).toEqual(limit);
    const page = await open(stated('Offen'), { form: { values: { Kundennummer: 'KD' }, problem: limit.problem } });
    expect(page.html).toMatch(/<details[^>]* open/);
    expect(page.text).toContain('Bitte warten.');
    expect((await post('KD', { setKundennummer: problem('NichtAuthorisiert', 403) })).posted).toEqual({
      redirect: { page: 'CustomerNumber', params: TOKEN },
    });
    expect(await post('KD', {}, {})).toEqual({ posted: { redirect: { page: 'CustomerNumber' } }, made: [] });
  });
});
