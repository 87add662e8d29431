import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../contract/errors.ts';
import { openPage, plain, type VisitOptions } from '../../shell/open.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { postPage } from '../../site.tsx';

const open = (query: Record<string, string>, options: VisitOptions = {}) => openPage('AddressChange', { query, ...options });
const problem = (code: ErrorCode, status = 409) => ({ status, code, detail: 'Bitte später.' });
const OLD = { token: 'geheim', widerspruch: '1' };

describe('the link that is mailed about a new address', () => {
  it.each([
    [{ token: 'geheim' }, 'Neue Adresse bestätigen', 'Ja, das ist meine Adresse'],
    [OLD, 'Das war ich nicht', 'Änderung stoppen'],
  ])('asks with one button, and changes nothing: %o', async (query, title, button) => {
    const { made, html, text } = await open(query);
    expect(made).toEqual([]);
    expect(plain(text)).toContain(title);
    expect(plain(text)).toContain(button);
    expect(html.match(/<button/g)).toHaveLength(1);
  });

  it.each([
    [{ token: 'geheim' }, 'confirmAdresse', 'bestaetigt', 'Ihre neue Adresse gilt'],
    [OLD, 'refuseAdresse', 'gestoppt', 'Die Änderung ist gestoppt'],
  ] as const)('acts once per click, and redirects to an address without the token: %o', async (query, name, fertig, title) => {
    const { visit, made } = visitOf({ query }, { [name]: { status: 204, body: null } });
    expect(await postPage('AddressChange', visit, { vorgang: 'v1' })).toEqual({ redirect: { page: 'AddressChange', params: { fertig } } });
    expect(made).toEqual([{ name, input: { body: { Token: 'geheim' }, idempotencyKey: 'v1' } }]);
    expect((await open({ fertig })).text).toContain(title);
  });

  it.each([
    ['TokenBereitsVerwendet', 'Das ist schon erledigt'],
    ['Abgelaufen', 'Dieser Link ist abgelaufen'],
    ['NichtGefunden', 'Dieser Link führt nicht weiter'],
  ] as const)('shows for %s: %s', async (code, sentence) => {
    const page = await open(OLD, { form: { values: {}, problem: problem(code) } });
    expect(page.text).toContain(sentence);
    expect(page.html).not.toContain('<button');
    expect(page.html).not.toContain('geheim');
  });

  it('says why an address cannot be used, and leads home without a token', async () => {
    const taken = await open({ token: 'geheim' }, { form: { values: {}, problem: problem('Konflikt') } });
    expect(taken.text).toContain('Bitte später.');
    expect(taken.html).toContain('<button');
    expect((await open({})).html).toContain('href="/de/"');
  });
});
