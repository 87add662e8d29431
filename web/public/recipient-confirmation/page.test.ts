import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../contract/errors.ts';
import { empfehlung } from '../../features/empfaenger/empfehlung.fixture.ts';
import { openPage, plain, type VisitOptions } from '../../shell/open.fixture.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import { postPage } from '../../site.tsx';

const noAccess = { problem: { status: 401, code: 'LoginFirst' as const, detail: '' } };
const problem = (code: ErrorCode, status = 409) => ({ status, code, detail: 'Bitte später.' });

const held: Answers = { readBestaetigung: { body: { Empfehlungsnummer: 'n1' } }, readEmpfehlung: { body: empfehlung } };
const open = (query: Record<string, string>, own: object | null = null, options: VisitOptions = {}, answers: Answers = {}) =>
  openPage('RecipientConfirmation', { query, ...options }, { readEigenenStand: own ? { body: own } : noAccess, ...held, ...answers });

describe('the mailed link of a recipient', () => {
  it('asks with one button, and changes nothing when opened', async () => {
    const { made, html, text } = await open({ token: 'geheim' });
    expect(made.map(({ name }) => name)).toEqual(['readBestaetigung', 'readEmpfehlung']);
    expect(plain(text)).toContain('Empfohlen von Anna Ökostrom Ihre 35 € Schritt 3 von 3');
    expect(text).toContain('Bestätigen und weiter');
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).toContain('href="/de/empfaengerbestaetigung?token=geheim&amp;ablehnen=1"');
  });

  it('explains what a refusal deletes, with a link back', async () => {
    const { made, text, html } = await open({ token: 'geheim', ablehnen: '1' }, null, { locale: 'en' });
    expect(made.map(({ name }) => name)).toEqual(['readBestaetigung', 'readEmpfehlung']);
    expect(text).toContain('I do not want this');
    expect(text).toContain('We delete your details at once');
    expect(html).toContain('href="/en/empfaengerbestaetigung?token=geheim"');
  });

  it('confirms or refuses, and redirects to an address without the token', async () => {
    const answers = { confirmEmpfaenger: { body: { Status: 'Ok' } }, refuseEmpfaenger: { status: 204, body: null } };
    const confirm = visitOf({ query: { token: 'geheim' } }, answers);
    expect(await postPage('RecipientConfirmation', confirm.visit, {})).toEqual({
      redirect: { page: 'RecipientTOSConsent' },
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
  ] as const)('shows for %s after the button: %s', async (code, sentence, query: Record<string, string> = {}) => {
    const page = await open({ token: 'geheim', ...query }, null, { form: { values: {}, problem: problem(code) } });
    expect(page.status).toBe(409);
    expect(page.text).toContain(sentence);
    expect(page.html).not.toContain('geheim');
    expect(page.html).not.toContain('<button');
  });

  it.each([
    ['TokenBereitsVerwendet', 200, 'Ihre Angaben sind schon bestätigt'],
    ['Abgelaufen', 200, 'Dieser Link ist abgelaufen'],
    ['NichtGefunden', 404, 'Dieser Link gilt nicht mehr'],
  ] as const)('shows for %s when opened (%i): %s', async (code, status, sentence) => {
    const page = await open({ token: 'geheim' }, null, {}, { readBestaetigung: { problem: problem(code) } });
    expect([page.status, page.text.includes(sentence), page.html.includes('<button')]).toEqual([status, true, false]);
  });

  it('can still refuse after it was used', async () => {
    const readBestaetigung = { problem: problem('TokenBereitsVerwendet') };
    expect((await open({ token: 'geheim', ablehnen: '1' }, null, {}, { readBestaetigung })).text).toContain('Angaben löschen');
  });

  it('can be tried again after a temporary failure', async () => {
    const page = await open({ token: 'geheim' }, null, { form: { values: {}, problem: problem('ZuVieleAnfragen', 429) } });
    expect(page.text).toContain('Bitte später.');
    expect(page.html).toContain('<button');
  });
});

describe('after the confirmation', () => {
  it.each([
    [{ Status: 'Offen', Zugestimmt: false }, 'stimmen Sie noch den Bedingungen zu'],
    [{ Status: 'Ok', Zugestimmt: true }, 'Als Nächstes bestellen Sie.'],
    [{ Status: 'Freigegeben', Zugestimmt: true }, 'Stand Ihrer Empfehlung'],
  ])('shows the next step behind a used link for %j', async (own, sentence) => {
    const { text, html } = await open({ token: 'geheim' }, own, {}, { readBestaetigung: { problem: problem('TokenBereitsVerwendet') } });
    expect(text).toContain(sentence);
    expect(html).toContain('href="/de/empfaenger/zustimmung"');
  });

  it('confirms the deletion, and explains a missing token', async () => {
    expect((await open({ abgelehnt: '1' })).text).toContain('Ihre Angaben sind gelöscht');
    const without = await open({});
    expect(without.status).toBe(200);
    expect(without.text).toContain('Dieser Link gilt nicht mehr');
  });
});
