import { describe, expect, it } from 'vitest';
import type { Benutzer } from '../../../contract/calls/account/account.ts';
import { benutzerOf } from '../../features/account/benutzer.fixture.ts';
import { empfehlung } from '../../features/share/referral.fixture.ts';
import { openPage, plain, type VisitOptions } from '../../shell/open.fixture.ts';
import { theme } from '../../shell/theme.fixture.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import type { Problem } from '../../shell/visit.ts';
import { postPage, renderPage } from '../../site.tsx';

const refused = (code: Problem['code'], status: number, more: Partial<Problem> = {}): { problem: Problem } => ({
  problem: { status, code, detail: 'Nein.', ...more },
});
const BANK = { readEmpfehlerBankdaten: { body: { Kontoinhaber: 'Erika', IBAN: 'DE02 •••• •••• •••• ••20 51', BIC: null } } };
const NO_BANK = { readEmpfehlerBankdaten: refused('NichtGefunden', 404) };

async function open(user: Partial<Benutzer> = {}, options: VisitOptions = {}, answers: Answers = BANK) {
  const page = await openPage(
    'Settings',
    { page: 'Settings', login: { who: 'E' }, ...options },
    { readUser: { body: benutzerOf(user) }, ...answers },
  );
  return { ...page, html: plain(page.html), text: plain(page.text) };
}

const post = async (fields: Record<string, string>, answers: Answers) => {
  const { visit, made } = visitOf({ login: { who: 'E' } }, answers);
  return { posted: await postPage('Settings', visit, fields), made };
};

describe('Settings', () => {
  it('needs a login, and another one if the session has ended meanwhile', async () => {
    const toLogin = { redirect: { page: 'Login', params: { redirect: 'Settings' } } };
    expect(await renderPage('Settings', visitOf().visit, { theme, css: '' })).toEqual(toLogin);
    const ended = visitOf({ login: { who: 'E' } }, { readUser: refused('PSOF0204', 401) });
    expect(await renderPage('Settings', ended.visit, { theme, css: '' })).toEqual(toLogin);
    const { posted } = await post({ schritt: 'sprache', Language: 'en' }, { updateLanguage: refused('PSOF0204', 401) });
    expect(posted).toEqual(toLogin);
  });

  it('shows the account, the masked account number, and links to the other pages', async () => {
    const { html, text, made } = await open({ Language: 'en' });
    for (const part of ['Erika Muster &amp; Co', 'erika@example.org', 'DE02 •••• •••• •••• ••20 51']) expect(text).toContain(part);
    for (const href of ['/de/passwortaendern', '/de/empfehler/bankdaten', '/de/meinedaten?schritt=loeschen'])
      expect(html).toContain(`href="${href}"`);
    expect(html).toMatch(/<option value="en" selected="">English/);
    expect(html).toMatch(/href="\/de\/meinedaten" aria-current="page"/);
    expect(made.map(({ name }) => name)).toEqual(['readUser', 'readEmpfehlerBankdaten']);
    expect((await open({}, { locale: 'en' })).text).toContain('What we have stored about you');
  });

  it('shows that a name or an account number is missing', async () => {
    const { text } = await open({ Vorname: '', Nachname: '' }, {}, NO_BANK);
    for (const part of ['Kommt mit Ihrer ersten Empfehlung', 'Bankverbindung hinterlegen']) expect(text).toContain(part);
  });

  it.each([
    [{ NewsletterOptinGegeben: true }, 'Sie bekommen den Newsletter von Lindtal Energie an erika@example.org', ['abbestellen']],
    [{ NewsletterOptinVersendetAm: '2026-11-01T23:30:00.000Z' }, 'Noch nicht bestätigt: Am 02.11.2026', ['bestellen', 'abbestellen']],
    [{}, 'Sie bekommen keinen Newsletter.', ['bestellen']],
  ] as const)('shows the newsletter’s state for %j, with a dialog for each action', async (user, words, dialogs) => {
    const { html, text } = await open(user);
    expect(text).toContain(words);
    const shown = [...html.matchAll(/<dialog id="(\w+)"/g)].map(([, id]) => id);
    expect(shown).toEqual(dialogs);
    for (const id of dialogs) expect(html).toContain(`href="#${id}"`);
    expect(html.includes('action="/de/empfehler/newsletter/optout"')).toBe(shown.includes('abbestellen'));
  });

  it('leaves out newsletter, bank data and languages if the tenant has none, but lets an earlier consent be withdrawn', async () => {
    const konfiguration = {
      ModuleNewsletterPermission: false,
      ModuleStoringBankdata: false,
      SupportedLanguage: { Sprache: ['de' as const] },
    };
    const { html, made } = await open({}, { konfiguration });
    for (const part of ['id="newsletter"', 'id="bankverbindung"', 'name="Language"', '/optout']) expect(html).not.toContain(part);
    expect(made.map(({ name }) => name)).toEqual(['readUser']);
    const given = await open({ NewsletterOptinGegeben: true }, { konfiguration });
    expect(given.html).toContain('href="/de/empfehler/newsletter/optout"');
  });

  it('shows what was done, or why it was not', async () => {
    expect((await open({}, { query: { gespeichert: 'sprache' }, locale: 'en' })).text).toContain('From now on we write to you in English.');
    expect((await open({}, { query: { newsletter: 'schon' } })).text).toContain('Unsere E-Mail ist schon unterwegs');
    const form = { values: { schritt: 'newsletter' }, ...refused('ZuVieleAnfragen', 429, { retryAfterSeconds: 2580 }) };
    const limited = await open({}, { form, query: { newsletter: 'gesendet' } });
    expect(limited.status).toBe(429);
    expect(limited.text).toContain('In 43 Minuten können Sie den Newsletter wieder abonnieren.');
    expect(limited.text).not.toContain('Wir haben Ihnen eine E-Mail geschickt.');
    expect(limited.html).toContain('<title>Fehler: Meine Daten');
  });
});

describe('sending a form of Settings', () => {
  it('saves the language and continues in it', async () => {
    const { posted, made } = await post({ schritt: 'sprache', Language: 'en' }, { updateLanguage: { status: 204, body: null } });
    expect(made).toEqual([{ name: 'updateLanguage', input: { body: { Language: 'en' } } }]);
    expect(posted).toEqual({ redirect: { page: 'Settings', params: { gespeichert: 'sprache' }, locale: 'en' } });
    const wrong = refused('Validierung', 422);
    expect((await post({ schritt: 'sprache', Language: 'fr' }, { updateLanguage: wrong })).posted).toEqual(wrong);
  });

  it.each([
    [false, false, { newsletter: 'gesendet' }],
    [true, false, { newsletter: 'schon' }],
    [false, true, undefined],
  ])('requests the newsletter: mail sent before %s, consent given before %s', async (OptinMailAlreadySent, OptinAlreadySet, params) => {
    const { posted, made } = await post(
      { schritt: 'newsletter' },
      { setNewsletterOptin: { body: { OptinMailAlreadySent, OptinAlreadySet } } },
    );
    expect(made).toEqual([{ name: 'setNewsletterOptin', input: { body: { Optin: true } } }]);
    expect(posted).toEqual({ redirect: { page: 'Settings', ...(params && { params }) } });
  });

  it('returns all stored data as a file, or the problem', async () => {
    const { posted } = await post({ schritt: 'auskunft' }, { readDatenauskunft: { body: { Mandant: 'Lindtal' } } });
    expect(posted).toEqual({ file: { name: 'datenauskunft.json', json: { Mandant: 'Lindtal' } } });
    const failed = refused('NetzwerkFehler', 503);
    expect((await post({ schritt: 'auskunft' }, { readDatenauskunft: failed })).posted).toEqual(failed);
  });

  it('does nothing for an unknown form', async () => {
    for (const schritt of ['', 'constructor', 'toString'])
      expect(await post({ schritt }, {})).toEqual({ posted: { redirect: { page: 'Settings' } }, made: [] });
  });
});

describe('deleting the account', () => {
  const query = { schritt: 'loeschen' };
  const Praemierung = { Praemierungsnummer: 'p1', Status: 'Offen', WertCent: 2501, Token: 'a' } as const;
  const NaechsterSchritt = { Schritt: 'PraemieWaehlen', Wer: 'Empfehler', Was: '' } as const;
  const person = { Empfaengernummer: 'e1', Anzeigename: 'Jörg M.', Status: 'Freigegeben', Praemierung, NaechsterSchritt } as const;
  const list = (...Empfaenger: (typeof person)[]) => ({ ...BANK, listEmpfehlungen: { body: [empfehlung({ Empfaenger })] } });

  it('explains in a separate step what happens with links, rewards and data, and deletes nothing when opened', async () => {
    const { text, html, made } = await open({}, { query }, list());
    for (const part of [
      'Möchten Sie Ihr Konto löschen?',
      'Sie enden sofort',
      'Offene Prämien können Sie noch',
      '8 Jahre',
      'An erika@example.org',
    ])
      expect(text).toContain(part);
    expect(html).toMatch(/<button [^>]*value="loeschen"[^>]*>Konto und Daten löschen/);
    expect(text).not.toContain('auf Ihre Wahl');
    expect(made.map(({ name }) => name)).not.toContain('deleteEmpfehler');
    expect((await open({}, { query, locale: 'en' }, list())).text).toContain('Delete account and data');
  });

  it('warns of rewards that are still to be picked', async () => {
    expect((await open({}, { query }, list(person))).text).toContain('Eine Prämie wartet noch auf Ihre Wahl.');
    expect((await open({}, { query }, list(person, person))).text).toContain('2 Prämien warten noch auf Ihre Wahl.');
  });

  it('is done by the button and redirects to the confirmation; after a failure its message is shown', async () => {
    const { posted, made } = await post({ schritt: 'loeschen' }, { deleteEmpfehler: { status: 204, body: null } });
    expect(made).toEqual([{ name: 'deleteEmpfehler', input: {} }]);
    expect(posted).toEqual({ redirect: { page: 'Logout', params: { geloescht: '1' } } });
    const failed = refused('NetzwerkFehler', 503);
    expect((await post({ schritt: 'loeschen' }, { deleteEmpfehler: failed })).posted).toEqual(failed);
    const told = await open({}, { query, form: { values: { schritt: 'loeschen' }, ...failed } }, list());
    expect([told.status, told.text.includes('Nein.')]).toEqual([503, true]);
  });
});
