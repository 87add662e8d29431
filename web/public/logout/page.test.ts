import { describe, expect, it } from 'vitest';
import { theme } from '../../shell/theme.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { postPage, renderPage } from '../../site.tsx';

const shell = { theme, css: '' };
const problem = (status: number, code: 'PSOF0204' | 'NetzwerkFehler') => ({ problem: { status, code, detail: 'Keine Verbindung.' } });

describe('Logout', () => {
  it('shows a button and makes no call, in both languages', async () => {
    for (const [locale, words] of [
      ['de', 'Möchten Sie sich abmelden?'],
      ['en', 'Do you want to log out?'],
    ] as const) {
      const { visit, made } = visitOf({ locale, login: { who: 'E' } });
      const page = await renderPage('Logout', visit, shell);
      expect('html' in page && page.html).toContain(words);
      expect(made).toEqual([]);
    }
  });

  it('needs a login', async () => {
    const sent = await renderPage('Logout', visitOf().visit, shell);
    expect(sent).toEqual({ redirect: { page: 'Login', params: { redirect: 'Logout' } } });
  });

  it('confirms the deletion of the account after it, but not to a logged-in recommender', async () => {
    const query = { geloescht: '1' };
    const gone = await renderPage('Logout', visitOf({ query }).visit, shell);
    expect('html' in gone && gone.html).toContain('Ihr Konto ist gelöscht');
    const still = await renderPage('Logout', visitOf({ query, login: { who: 'E' } }).visit, shell);
    expect('html' in still && still.html).toContain('Möchten Sie sich abmelden?');
  });

  it('logs out by its form, and after the session has ended too', async () => {
    const out = { redirect: { page: 'Login', params: { abgemeldet: '1' } } };
    const { visit, made } = visitOf({ login: { who: 'E' } }, { logout: { status: 204, body: null } });
    expect(await postPage('Logout', visit, {})).toEqual(out);
    expect(made).toEqual([{ name: 'logout', input: {} }]);
    expect(await postPage('Logout', visitOf({}, { logout: problem(401, 'PSOF0204') }).visit, {})).toEqual(out);
    const failed = problem(503, 'NetzwerkFehler');
    expect(await postPage('Logout', visitOf({}, { logout: failed }).visit, {})).toEqual(failed);
  });
});
