import { describe, expect, it } from 'vitest';
import { benutzerOf } from '../../features/account/benutzer.fixture.ts';
import { openPage, plain, type VisitOptions } from '../../shell/open.fixture.ts';
import { theme } from '../../shell/theme.fixture.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import type { Problem } from '../../shell/visit.ts';
import { postPage, renderPage } from '../../site.tsx';

const NAME = 'BankDetailsRecommender';
const IBAN = 'DE02 •••• •••• •••• ••20 51';
const refused = (code: Problem['code'], status: number): { problem: Problem } => ({ problem: { status, code, detail: 'Nein.' } });
const stored = (BIC: string | null = null): Answers => ({
  readEmpfehlerBankdaten: { body: { Kontoinhaber: 'Erika <Muster>', IBAN, BIC } },
});
const NONE: Answers = { readEmpfehlerBankdaten: refused('NichtGefunden', 404) };

async function open(answers: Answers, options: VisitOptions = {}) {
  const page = await openPage(NAME, { page: NAME, login: { who: 'E' }, ...options }, { readUser: { body: benutzerOf() }, ...answers });
  return { ...page, html: plain(page.html), text: plain(page.text) };
}

describe('the bank data of a recommender', () => {
  it('needs a login', async () => {
    const toLogin = { redirect: { page: 'Login', params: { redirect: NAME } } };
    expect(await renderPage(NAME, visitOf().visit, { theme, css: '' })).toEqual(toLogin);
    const ended = refused('PSOF0204', 401);
    const all: Answers[] = [
      { readUser: ended, ...NONE },
      { readUser: { body: benutzerOf() }, readEmpfehlerBankdaten: ended },
    ];
    for (const answers of all)
      expect(await renderPage(NAME, visitOf({ login: { who: 'E' } }, answers).visit, { theme, css: '' })).toEqual(toLogin);
  });

  it("is asked for with the recommender's name filled in if there is none", async () => {
    const { html, text } = await open(NONE);
    expect(html).toContain('value="Erika Muster &amp; Co"');
    expect(text).not.toContain('Bisher');
    expect(text).not.toContain('Zurück');
    const nurDe = await open(NONE, { locale: 'en', konfiguration: { ModuleIBANNurDE: true } });
    expect(nurDe.text).toMatch(/German account/);
  });

  it('is shown masked once it is stored, with links to change and delete it', async () => {
    const { html, text } = await open(stored('COBADEFFXXX'));
    for (const part of ['Erika &lt;Muster&gt;', IBAN, 'COBADEFFXXX']) expect(text).toContain(part);
    for (const schritt of ['aendern', 'loeschen']) expect(html).toContain(`href="/de/empfehler/bankdaten?schritt=${schritt}"`);
    expect(html).not.toContain('<input');
    expect((await open(stored(), { query: { gespeichert: '1' } })).text).toContain('Ihre Bankverbindung ist gespeichert.');
  });

  it('is changed in a form that shows the stored data only masked', async () => {
    const { html, text } = await open(stored(), { query: { schritt: 'aendern' } });
    expect(text).toContain(`Bisher ist das Konto ${IBAN} hinterlegt`);
    expect(html).toMatch(/name="IBAN"[^>]* value=""|name="IBAN"(?![^>]*value=)/);
  });

  it('keeps the typed values next to the errors', async () => {
    const errors = [{ field: 'IBAN', code: 'iban' as const, message: 'IBAN ist nicht gültig.' }];
    const form = {
      values: { Kontoinhaber: '"><b>', IBAN: 'DE00 1' },
      problem: { status: 422, code: 'Validierung' as const, detail: '', errors },
    };
    for (const answers of [NONE, stored()]) {
      const { html, status } = await open(answers, { form });
      expect(status).toBe(422);
      for (const part of ['value="&quot;&gt;&lt;b&gt;"', 'value="DE00 1"', 'href="#feld-IBAN"', '<title>Fehler: '])
        expect(html).toContain(part);
    }
  });

  it('is deleted in a separate step and the deletion is confirmed, unless nothing is stored', async () => {
    const { html, text } = await open(stored(), { query: { schritt: 'loeschen' } });
    expect(text).toContain(`Das Konto ${IBAN} ist dann nicht mehr hinterlegt.`);
    expect(html).toMatch(/<button [^>]*value="loeschen"[^>]*>/);
    expect((await open(NONE, { query: { geloescht: '1' } })).text).toContain('Ihre Bankverbindung ist gelöscht.');
    expect((await open(stored(), { query: { geloescht: '1' } })).text).not.toContain('ist gelöscht');
    expect((await open(NONE, { query: { schritt: 'loeschen' } })).text).toContain('Wohin dürfen wir');
  });

  it('is explained if the tenant stores none', async () => {
    const { text, html, status } = await open({ readEmpfehlerBankdaten: refused('NichtAuthorisiert', 403) });
    expect([status, html.includes('<input')]).toEqual([200, false]);
    expect(text).toContain('Hier wird keine Bankverbindung hinterlegt');
  });
});

describe('sending the bank data of a recommender', () => {
  const post = async (fields: Record<string, string>, answers: Answers) => {
    const { visit, made } = visitOf({ login: { who: 'E' } }, answers);
    return { posted: await postPage(NAME, visit, fields), made };
  };
  const fields = { Kontoinhaber: 'Erika', IBAN: 'DE89 3704', BIC: '', Token: 'fremd' };

  it('stores only the fields of the form', async () => {
    const { posted, made } = await post(fields, { storeEmpfehlerBankdaten: { status: 204, body: null } });
    expect(made).toEqual([{ name: 'storeEmpfehlerBankdaten', input: { body: { Kontoinhaber: 'Erika', IBAN: 'DE89 3704' } } }]);
    expect(posted).toEqual({ redirect: { page: NAME, params: { gespeichert: '1' } } });
  });

  it('deletes it by the button of the deletion step', async () => {
    const { posted, made } = await post({ schritt: 'loeschen' }, { deleteEmpfehlerBankdaten: { status: 204, body: null } });
    expect(made.map(({ name }) => name)).toEqual(['deleteEmpfehlerBankdaten']);
    expect(posted).toEqual({ redirect: { page: NAME, params: { geloescht: '1' } } });
  });

  it('returns the problem, and redirects to Login if the session has ended', async () => {
    const wrong = refused('Validierung', 422);
    expect((await post(fields, { storeEmpfehlerBankdaten: wrong })).posted).toEqual(wrong);
    const { posted } = await post(fields, { storeEmpfehlerBankdaten: refused('PSOF0204', 401) });
    expect(posted).toEqual({ redirect: { page: 'Login', params: { redirect: NAME } } });
  });
});
