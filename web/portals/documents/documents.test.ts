import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { login, logout } from '../../../contract/calls/account/account.ts';
import { requestPasswortlink, resetPasswort } from '../../../contract/calls/account/passwort.ts';
import { verifyAgenturToken } from '../../../contract/calls/agentur/konto.ts';
import { MITARBEITER } from '../../../contract/portals/mitarbeiter.ts';
import type { Page } from '../../shell/page.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import type { PortalDocuments } from './context.ts';
import { forgotPasswordPage } from './forgot-password/page.tsx';
import { MFA_TOKEN } from './login/load.ts';
import { loginPage } from './login/page.tsx';
import { logoutPage } from './logout/page.tsx';
import { resetPasswordPage } from './reset-password/page.tsx';

/** A portal that uses the session of recommenders, without registration, second factor and login provider. */
const PORTAL: PortalDocuments = {
  declaration: MITARBEITER,
  pages: { forgotPassword: 'ForgotPassword', resetPassword: 'SetPassword' },
  calls: {
    logIn: login,
    finishLogin: null,
    logOut: logout,
    requestPasswordLink: requestPasswortlink,
    setPassword: resetPasswort,
    readLink: verifyAgenturToken,
  },
  anmeldedienst: null,
  registration: null,
  texts: {
    portal: 'mitarbeitende.titel',
    loginTitle: 'anmelden.titel',
    loginLead: 'anmelden.text',
    forgotLead: 'passwort.vergessen.text',
    forgotHint: 'passwort.gesendet.spam',
    resetDescription: 'passwort.setzen.titel',
  },
  nameOf: () => null,
  linksOf: () => [{ page: 'Faq', label: 'seite.link.Faq' }],
  BelowLogin: ({ canRegister }) => (canRegister ? 'registration' : 'invitation'),
};

const employee = { login: { who: 'E' } } as const;
const ANMELDEDIENST = { Anmeldedienst: { Label: 'Werkskonto', Issuer: 'https://dienst.example', ClientId: 'x' } };

async function html(page: Page, wish: Parameters<typeof visitOf>[0] = {}, answers: Answers = {}): Promise<string> {
  const opened = await page.open(visitOf(wish, answers).visit);
  return 'content' in opened ? renderToStaticMarkup(opened.content) : JSON.stringify(opened);
}

describe('documents of a portal', () => {
  it('show pages, texts and links of this portal only', async () => {
    const shown = await html(loginPage(PORTAL), { konfiguration: ANMELDEDIENST });
    for (const part of ['href="/de/login"', 'formAction="/de/passwortvergessen"', 'value="Login"', 'href="/de/faq"', 'invitation'])
      expect(shown).toContain(part);
    expect(shown).not.toMatch(/\/agentur|Agentur|Werkskonto/);
    expect(await html(forgotPasswordPage(PORTAL))).toContain('href="/de/login"');
  });

  it('log in by the call of the portal and redirect to its overview or to the requested page', async () => {
    const fields = { Email: 'erika@example.org', Password: 'Demo-2026', [MFA_TOKEN]: 'x' };
    const post = async (redirect?: string) => {
      const { visit, made } = visitOf({ query: redirect === undefined ? {} : { redirect } }, { login: { body: { Token: 't' } } });
      expect(await loginPage(PORTAL).post?.(visit, fields)).toMatchObject({
        redirect: { page: 'EmployeeArea', params: { tab: redirect === undefined ? 'uebersicht' : 'freigabe' } },
      });
      expect(made.map(({ name }) => name)).toEqual(['login']);
    };
    await post();
    await post('EmployeeArea?tab=freigabe');
  });

  it('redirect a logged-in visitor from the login to the overview, and log out by the call of the portal', async () => {
    expect(await html(loginPage(PORTAL), employee)).toContain('"page":"EmployeeArea"');
    expect(await html(logoutPage(PORTAL), employee)).toContain('href="/de/mitarbeiterempfehlen/uebersicht"');
    expect(await html(logoutPage(PORTAL))).toContain('"page":"Login"');
    const { visit, made } = visitOf(employee, { logout: { status: 204, body: null } });
    expect(await logoutPage(PORTAL).post?.(visit, {})).toEqual({ redirect: { page: 'Login', params: { abgemeldet: '1' } } });
    expect(made.map(({ name }) => name)).toEqual(['logout']);
  });

  it('request a password link and set the password by the calls of the portal', async () => {
    const asked = visitOf({}, { requestPasswortlink: { status: 204, body: null } });
    const sent = { redirect: { page: 'ForgotPassword', params: { gesendet: '1' } } };
    expect(await forgotPasswordPage(PORTAL).post?.(asked.visit, { email: 'erika@example.org' })).toEqual(sent);
    const { visit } = visitOf({ query: { token: 't' } }, { resetPasswort: { body: {} } });
    const twice = { Password: 'Fensterbank7', Wiederholung: 'Fensterbank7' };
    const set = { redirect: { page: 'Login', params: { passwort: 'gesetzt' } } };
    expect(await resetPasswordPage(PORTAL).post?.(visit, twice)).toEqual(set);
  });
});
