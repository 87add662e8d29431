import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../contract/errors.ts';
import { openPage, type Wish } from '../../shell/open.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { postPage } from '../../site.tsx';

const noAccess = { problem: { status: 401, code: 'LoginFirst' as const, detail: '' } };
const problem = (code: ErrorCode, status = 409) => ({ status, code, detail: 'Bitte später.' });

const open = (query: Record<string, string>, own: object | null = null, wish: Wish = {}) =>
  openPage('RecipientConfirmation', { query, ...wish }, { readEigenenStand: own ? { body: own } : noAccess });

describe('the mailed link', () => {
  it('opened asks with one button and does nothing', async () => {
    const { made, html, text } = await open({ token: 'geheim' });
    expect(made).toEqual([]);
    expect(text).toContain('Angaben bestätigen');
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).toContain('href="/de/empfaengerbestaetigung?token=geheim&amp;ablehnen=1"');
  });

  it('opened to refuse says what is deleted, and leads back', async () => {
    const { made, text, html } = await open({ token: 'geheim', ablehnen: '1' }, null, { locale: 'en' });
    expect(made).toEqual([]);
    expect(text).toContain('I do not want this');
    expect(text).toContain('We delete your details at once');
    expect(html).toContain('href="/en/empfaengerbestaetigung?token=geheim"');
  });

  it('posted confirms, or refuses, and leads to an address without the secret', async () => {
    const answers = { confirmEmpfaenger: { body: { Status: 'Ok' } }, refuseEmpfaenger: { status: 204, body: null } };
    const confirm = visitOf({ query: { token: 'geheim' } }, answers);
    expect(await postPage('RecipientConfirmation', confirm.visit, {})).toEqual({
      redirect: { page: 'RecipientConfirmation', params: { bestaetigt: '1' } },
    });
    expect(confirm.made).toEqual([{ name: 'confirmEmpfaenger', input: { body: { Token: 'geheim' } } }]);
    const refuse = visitOf({ query: { token: 'geheim', ablehnen: '1' } }, answers);
    expect(await postPage('RecipientConfirmation', refuse.visit, {})).toEqual({
      redirect: { page: 'RecipientConfirmation', params: { abgelehnt: '1' } },
    });
    expect(refuse.made.map(({ name }) => name)).toEqual(['refuseEmpfaenger']);
  });

  it.each([
    ['TokenBereitsVerwendet', 'Ihre Angaben sind schon bestätigt'],
    ['Abgelaufen', 'Dieser Link ist abgelaufen'],
    ['NichtGefunden', 'Dieser Link gilt nicht mehr'],
    ['EmpfehlungExists', 'Diese Empfehlung ist schon angenommen'],
    ['Konflikt', 'Ihre Bestellung ist schon freigegeben', { ablehnen: '1' }],
  ] as const)('says of %s: %s', async (code, sentence, query: Record<string, string> = {}) => {
    const page = await open({ token: 'geheim', ...query }, null, { form: { values: {}, problem: problem(code) } });
    expect(page.status).toBe(409);
    expect(page.text).toContain(sentence);
    expect(page.html).not.toContain('geheim');
    expect(page.html).not.toContain('<button');
  });

  it('can be tried again when only the moment was wrong', async () => {
    const page = await open({ token: 'geheim' }, null, { form: { values: {}, problem: problem('ZuVieleAnfragen', 429) } });
    expect(page.text).toContain('Bitte später.');
    expect(page.html).toContain('<button');
  });
});

describe('afterwards', () => {
  it.each([
    [{ Status: 'Offen', Zugestimmt: false }, 'stimmen Sie noch den Bedingungen zu'],
    [{ Status: 'Ok', Zugestimmt: true }, 'Als Nächstes bestellen Sie.'],
    [{ Status: 'Freigegeben', Zugestimmt: true }, 'Stand Ihrer Empfehlung'],
  ])('says what comes next for %j', async (own, sentence) => {
    const { text, html } = await open({ bestaetigt: '1' }, own);
    expect(text).toContain('Danke, Ihre Angaben sind bestätigt');
    expect(text).toContain(sentence);
    expect(html).toContain('href="/de/empfaenger/zustimmung"');
  });

  it('leads home who has no access here', async () => {
    expect((await open({ bestaetigt: '1' })).html).toContain('href="/de/"');
    expect((await open({ abgelehnt: '1' })).text).toContain('Ihre Angaben sind gelöscht');
    const without = await open({});
    expect(without.status).toBe(200);
    expect(without.text).toContain('Dieser Link gilt nicht mehr');
  });
});
