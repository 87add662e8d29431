import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../contract/errors.ts';
import { benutzerOf } from '../../features/account/benutzer.fixture.ts';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { postPage } from '../../site.tsx';

const TYPED = { Name: 'Nora "N"', Email: 'nora@', Betreff: 'Prämie', Nachricht: 'Wann?\n<b>' };
const refused = (code: ErrorCode, status: number, values: Record<string, string> = TYPED) => ({
  values,
  problem: { status, code, detail: 'So nicht.' },
});
const open = (options: VisitOptions = {}, answers = {}) => openPage('Contact', { page: 'Contact', ...options }, answers);

describe('Contact', () => {
  it('asks for every field of the call and names the support address, in both languages', async () => {
    const { html, status, made } = await open();
    expect([status, made]).toEqual([200, []]);
    for (const name of ['Anrede', 'Name', 'Email', 'Betreff', 'Nachricht']) expect(html).toContain(`name="${name}"`);
    expect(html).toContain('href="mailto:hilfe@lindtal.example"');
    expect(html).toContain('<title>Kontakt – Lindtal Energie</title>');
    expect(html).not.toContain('data-captcha');
    expect((await open({ locale: 'en' })).text).toContain('Send message');
  });

  it('is filled with the name and address of a logged-in recommender', async () => {
    const { html } = await open({ login: { who: 'E' } }, { readUser: { body: benutzerOf() } });
    expect(html).toContain('value="erika@example.org"');
    expect(html).toContain('value="Erika Muster &amp; Co"');
    expect((await open({ login: { who: 'E' } }, { readUser: { problem: { status: 401, code: 'PSOF0204', detail: '' } } })).status).toBe(
      200,
    );
  });

  it('keeps the typed values next to the errors', async () => {
    const errors = [{ field: 'Betreff', code: 'pflichtfeld' as const, message: 'Betreff ist ein Pflichtfeld.' }];
    const form = { values: TYPED, problem: { status: 422, code: 'Validierung' as const, detail: '', errors } };
    const { html, status } = await open({ form });
    expect(status).toBe(422);
    for (const part of ['value="Nora &quot;N&quot;"', 'Wann?\n&lt;b&gt;</textarea>', 'href="#feld-Betreff"', '<title>Fehler: '])
      expect(html).toContain(part);
  });

  it.each([
    ['EmailUngueltig', 422, 'href="#feld-Email"'],
    ['ZuVieleAnfragen', 429, 'So nicht.'],
    ['NetzwerkFehler', 503, 'So nicht.'],
  ] as const)('shows %s at its field, or at the form', async (code, status, part) => {
    const page = await open({ form: refused(code, status) });
    expect(page.status).toBe(status);
    expect(page.html).toContain(part);
    expect(page.html).not.toContain('data-captcha');
  });

  it('asks for a captcha of its own call after a refusal for one or from the start, and offers no login in its place', async () => {
    const asked = await open({ form: refused('CaptchaRequired', 403) });
    expect(asked.html).toContain('data-captcha="/api/v1/energie/kontakt?cmd=IsCaptchaRequired" data-method="GET"');
    expect(asked.html).toContain('href="#feld-Captcha"');
    expect(asked.text).toMatch(/direkt an\s+hilfe@lindtal\.example/);
    expect(asked.text).not.toContain('Sie können sich stattdessen anmelden');
    expect((await open({ konfiguration: { CaptchaAb: 0 } })).html).toContain('data-captcha=');
    expect((await open({ form: refused('Validierung', 422, { ...TYPED, Captcha: 'x' }) })).html).toContain('data-captcha=');
  });

  it('confirms that the message was sent, and explains what comes next', async () => {
    const { text, html } = await open({ query: { gesendet: '1' } });
    for (const part of ['Ihre Nachricht ist unterwegs', 'antworten wir werktags an die Adresse']) expect(text).toContain(part);
    expect(html).not.toContain('<form method="post" novalidate');
    expect(html).toContain('noindex');
  });
});

describe('sending a message', () => {
  it('sends the typed values once, without foreign fields, and redirects', async () => {
    const { visit, made } = visitOf({}, { postKontakt: { status: 202, body: null } });
    const posted = await postPage('Contact', visit, { ...TYPED, Anrede: '', Captcha: '', Fremd: 'x' });
    expect(posted).toEqual({ redirect: { page: 'Contact', params: { gesendet: '1' } } });
    expect(made).toEqual([{ name: 'postKontakt', input: { body: TYPED, idempotencyKey: JSON.stringify(TYPED) } }]);
  });

  it('returns the problem', async () => {
    const { problem } = refused('EmailUngueltig', 422);
    expect(await postPage('Contact', visitOf({}, { postKontakt: { problem } }).visit, TYPED)).toEqual({ problem });
  });
});
