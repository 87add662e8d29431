import { describe, expect, it } from 'vitest';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';
import { theme } from '../../shell/theme.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import type { Problem } from '../../shell/visit.ts';
import { postPage, renderPage } from '../../site.tsx';

const shell = { theme, css: '', script: '/assets/script-1.js' };
const html = async (options: VisitOptions = {}) => (await openPage('Login', options, {}, shell)).html;
const refused = (problem: Partial<Problem>, values: Record<string, string> = {}) => ({
  values: { Email: 'erika@"<b>', Password: 'Geheimes-Wort', ...values },
  problem: { status: 401, code: 'PasswortOderEmailFalsch' as const, detail: 'Die Anmeldung hat nicht geklappt.', ...problem },
});

describe('Login', () => {
  it('asks for address and password in both languages, and loads the script', async () => {
    const de = await html();
    for (const part of [
      'E-Mail-Adresse',
      'autoComplete="current-password"',
      'formAction="/de/passwortvergessen"',
      'href="/de/registrieren"',
      'noindex',
      shell.script,
    ])
      expect(de).toContain(part);
    expect(await html({ locale: 'en' })).toContain('Your personal area always shows');
    expect(await html({ query: { redirect: 'Dashboard' } })).toContain('Danach geht es genau dort weiter');
    expect(await html({ query: { abgemeldet: '1' } })).toContain('Sie sind abgemeldet.');
  });

  it('keeps the address but never the password, shows the error and escapes values', async () => {
    const page = await html({ form: refused({}) });
    expect(page).toContain('Die Anmeldung hat nicht geklappt.');
    expect(page).toContain('value="erika@&quot;&lt;b&gt;"');
    expect(page).not.toContain('Geheimes-Wort');
    expect(page).toContain('<title>Fehler: Anmelden');
    const errors = [{ field: 'Email', code: 'email' as const, message: 'Geben Sie eine E-Mail-Adresse ein.' }];
    expect(await html({ form: refused({ status: 422, code: 'Validierung', errors }) })).toContain('href="#feld-Email"');
  });

  it('shows how long to wait after too many attempts', async () => {
    const form = refused({ status: 429, code: 'ZuVieleAnfragen', retryAfterSeconds: 725 });
    expect(await html({ form })).toContain('Bitte warten Sie 13 Minuten.');
    expect(await html({ locale: 'en', form })).toContain('Please wait 13 minutes.');
  });

  it('redirects a logged-in recommender to the target', async () => {
    const render = (options: VisitOptions) => renderPage('Login', visitOf({ login: { who: 'E' }, ...options }).visit, shell);
    expect(await render({})).toEqual({ redirect: { page: 'Dashboard' } });
    const query = { redirect: 'Recommendation?empfehlungsnummer=1' };
    expect(await render({ query })).toEqual({ redirect: { page: 'Recommendation', params: { empfehlungsnummer: '1' } } });
  });

  it('logs in and redirects, or returns the problem', async () => {
    const fields = { Email: 'erika@example.org', Password: ' Demo-2026' };
    const { visit, made } = visitOf({ query: { redirect: 'Settings' } }, { login: { body: {} } });
    expect(await postPage('Login', visit, fields)).toEqual({ redirect: { page: 'Settings', params: {} } });
    expect(made).toEqual([{ name: 'login', input: { body: fields } }]);
    const { problem } = refused({});
    expect(await postPage('Login', visitOf({}, { login: { problem } }).visit, fields)).toEqual({ problem });
  });
});
