import { describe, expect, it } from 'vitest';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';
import { theme } from '../../shell/theme.fixture.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import type { Problem } from '../../shell/visit.ts';
import { postPage, renderPage } from '../../site.tsx';

const refused = (code: Problem['code'], status: number, more: Partial<Problem> = {}): { problem: Problem } => ({
  problem: { status, code, detail: 'Nein.', ...more },
});
const open = (options: VisitOptions = {}) => openPage('Registration', { page: 'Registration', ...options });
const FIELDS = { Vorname: 'Petra', Nachname: "O'Hara-Groß", Email: 'petra@example.org', AgbText: 'ja', vorgang: 'v1' };

async function post(fields: Record<string, string>, answers: Answers, options: VisitOptions = {}) {
  const { visit, made } = visitOf(options, answers);
  return { posted: await postPage('Registration', visit, fields), made };
}

describe('Registration', () => {
  it('asks for the person and the terms of participation, in both languages', async () => {
    const { html, text } = await open();
    for (const part of ['autoComplete="given-name"', 'autoComplete="family-name"', 'type="email"', 'type="checkbox"', 'href="/de/login"'])
      expect(html).toContain(part);
    expect(html).not.toContain('checked=""');
    for (const part of ['mindestens 18 Jahre alt', 'lebe in Deutschland', 'als Privatperson']) expect(text).toContain(part);
    expect((await open({ locale: 'en' })).text).toContain('at least 18 years old, live in Germany');
    const auto = await open({ konfiguration: { AgbCheckBoxAutoAccept: true } });
    expect(auto.html).not.toContain('type="checkbox"');
    expect(auto.text).toContain('Mit „Registrieren“ erklären Sie');
  });

  it('redirects a logged-in recommender', async () => {
    const { visit } = visitOf({ login: { who: 'E' } });
    expect(await renderPage('Registration', visit, { theme, css: '' })).toEqual({ redirect: { page: 'Dashboard' } });
  });

  it('shows the same for every address, and confirms that the mail was sent again', async () => {
    const sent = await open({ query: { gesendet: '1' } });
    for (const part of ['Sehen Sie in Ihr Postfach', '14 Tage', 'Spam-Ordner']) expect(sent.text).toContain(part);
    expect(sent.html).not.toContain('name="Vorname"');
    expect((await open({ query: { gesendet: 'erneut' } })).text).toContain('die E-Mail noch einmal unterwegs');
  });

  it('keeps the typed values, shows all errors together and escapes values', async () => {
    const errors = [{ field: 'Vorname', code: 'pflichtfeld' as const, message: 'Vorname ist ein Pflichtfeld.' }];
    const values = { Nachname: '"><b>', Email: 'petra@example.org' };
    const { html, text, status } = await open({ form: { values, ...refused('Validierung', 422, { errors }) } });
    expect(status).toBe(422);
    for (const part of ['value="&quot;&gt;&lt;b&gt;"', 'href="#feld-Vorname"', 'href="#feld-AgbText"', '<title>Fehler: '])
      expect(html).toContain(part);
    expect(text).toContain('Die Zustimmung ist erforderlich');
    const ticked = { ...values, AgbText: 'ja' };
    expect((await open({ form: { values: ticked, ...refused('Validierung', 422, { errors }) } })).html).not.toContain('#feld-AgbText');
    const form = { values, ...refused('Validierung', 422, { errors }) };
    for (const options of [{ konfiguration: { AgbCheckBoxAutoAccept: true } }, { query: { gesendet: '1' } }])
      expect((await open({ form, ...options })).html).not.toContain('#feld-AgbText');
  });

  it.each(['EmailUngueltig', 'EmailNotAllowed', 'EmailExists'] as const)('shows %s at the address', async (code) => {
    const { html } = await open({ form: { values: FIELDS, ...refused(code, 403) } });
    expect(html).toContain('href="#feld-Email"');
  });

  it('requests the account once per form, but not without accepted terms', async () => {
    const answers = { createEmpfehler: { status: 202, body: { OptInRequired: true } } };
    const { posted, made } = await post({ ...FIELDS, Fremd: 'x' }, answers);
    const body = { Vorname: 'Petra', Nachname: "O'Hara-Groß", Email: 'petra@example.org' };
    expect(made).toEqual([{ name: 'createEmpfehler', input: { body, idempotencyKey: 'v1' } }]);
    expect(posted).toEqual({ redirect: { page: 'Registration', params: { gesendet: '1' } } });
    const untold = await post({ ...FIELDS, AgbText: '' }, {});
    expect(untold).toMatchObject({ posted: { problem: { status: 422, code: 'AcceptAgb' } }, made: [] });
    const auto = await post({ ...FIELDS, AgbText: '' }, answers, { konfiguration: { AgbCheckBoxAutoAccept: true } });
    expect(auto.made).toHaveLength(1);
  });

  it('requests the mail again if it was sent', async () => {
    const again = await post(
      { Email: 'petra@example.org' },
      { resendWelcomeMail: { status: 204, body: null } },
      { query: { gesendet: '1' } },
    );
    expect(again.made).toEqual([{ name: 'resendWelcomeMail', input: { params: { email: 'petra@example.org' } } }]);
    expect(again.posted).toEqual({ redirect: { page: 'Registration', params: { gesendet: 'erneut' } } });
  });
});
