import { describe, expect, it } from 'vitest';
import type { EigeneEmpfehlung } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { empfehlung } from '../../features/share/referral.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { postPage } from '../../site.tsx';
import { openDashboard as open, person, schrittOf } from './dashboard.fixture.ts';

const Erinnerbar = { Fruehestens: '2026-11-21', Spaetestens: '2026-12-31' };
const own = (change: Partial<EigeneEmpfehlung> = {}): EigeneEmpfehlung => ({ ...empfehlung(), Erinnerbar, ...change });
const ended = own({
  Empfehlungsnummer: 'nr2',
  Status: 'Abgelaufen',
  NaechsterSchritt: schrittOf('Beendet'),
  Erinnerbar: undefined,
});

const post = async (fields: Record<string, string>, answers = {}) => {
  const { visit, made } = visitOf(
    { login: { who: 'E' } },
    { setNotiz: { status: 204, body: null }, setErinnerung: { status: 204, body: null }, ...answers },
  );
  return { posted: await postPage('Dashboard', visit, { Empfehlungsnummer: 'nr1', ...fields }), made };
};

describe('note and reminder of a referral', () => {
  it('are shown in the details and in their fields', async () => {
    const { text, html } = await open([own({ Notiz: 'an <Jörg>', Erinnerung: '2026-11-24' })]);
    expect(text).toContain('Ihre Notiz an &lt;Jörg&gt; Ihre Erinnerung 24.11.2026');
    expect(html).toMatch(/<textarea id="feld-Notiz" name="Notiz"[^>]*maxLength="200"[^>]*>an &lt;Jörg&gt;/);
    expect(html).toMatch(/id="feld-Erinnerung" type="text"[^>]*name="Erinnerung" value="24.11.2026"/);
    expect(html).toContain('action="/de/persoenlicherbereich#einzeln"');
    expect((await open([own()], { locale: 'en' })).text).toContain('Note and reminder');
  });

  it('are saved by one call each, and confirmed at the referral that the address names', async () => {
    const notiz = await post({ schritt: 'notiz', Notiz: 'an Jörg' });
    expect(notiz.made).toMatchObject([{ name: 'setNotiz', input: { params: { nr: 'nr1' }, body: { Text: 'an Jörg' } } }]);
    expect(notiz.posted).toEqual({ redirect: { page: 'Dashboard', params: { gemerkt: 'notiz', empfehlungsnummer: 'nr1' } } });
    const erinnerung = await post({ schritt: 'erinnerung', Erinnerung: '24.11.2026' });
    expect(erinnerung.made).toMatchObject([{ name: 'setErinnerung', input: { body: { Am: '2026-11-24' } } }]);
    expect((await post({ schritt: 'ohneErinnerung' })).made).toMatchObject([{ input: { body: { Am: null } } }]);
    const query = { gemerkt: 'erinnerung', empfehlungsnummer: 'nr1' };
    const said = await open([own({ Erinnerung: '2026-11-24' }), ended], { query });
    expect(said.html.match(/role="alert"/g)).toHaveLength(1);
    expect(said.text).toContain('Wir erinnern Sie am 24.11.2026.');
  });

  it('keep the typed values and show an error only at its own field', async () => {
    const values = { schritt: 'erinnerung', Empfehlungsnummer: 'nr1', Erinnerung: '2026-01-01' };
    const errors = [{ field: 'Am', code: 'erinnerung' as const, message: 'An diesem Tag geht es nicht.' }];
    const problem = { status: 422, code: 'Validierung' as const, detail: 'Bitte prüfen.', errors };
    const { status, html, text } = await open([own(), ended], { form: { values, problem } });
    expect(status).toBe(422);
    expect(html).toMatch(/<title>Fehler: /);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(html).toMatch(/id="feld-Erinnerung"[^>]*aria-invalid="true"[^>]*value="01.01.2026"/);
    expect(text.match(/An diesem Tag geht es nicht/g)).toHaveLength(1);
  });

  it('redirect to Login without a login', async () => {
    const { visit } = visitOf();
    expect(await postPage('Dashboard', visit, { schritt: 'notiz', Empfehlungsnummer: 'nr1' })).toMatchObject({
      redirect: { page: 'Login' },
    });
  });
});

describe('the forms at a recipient', () => {
  it('lead back to that recipient, also after a refusal', async () => {
    const two = { ...own(), Empfaenger: [person(), person({ Empfaengernummer: 'e2', Anzeigename: 'Mia' })] };
    const bezug = '<input type="hidden" name="Empfaengernummer" value="e2"/>';
    expect((await open([two], { query: { empfaengernummer: 'e2' } })).html.split(bezug)).toHaveLength(3);
    const { posted } = await post({ schritt: 'notiz', Notiz: 'x', Empfaengernummer: 'e2' });
    expect(posted).toMatchObject({ redirect: { params: { empfehlungsnummer: 'nr1', empfaengernummer: 'e2' } } });
    const values = { schritt: 'notiz', Empfehlungsnummer: 'nr1', Empfaengernummer: 'e2', Notiz: 'zu lang' };
    const errors = [{ field: 'Text', code: 'format' as const, message: 'Kürzer, bitte.' }];
    const problem = { status: 422, code: 'Validierung' as const, detail: '', errors };
    const refused = await open([two], { form: { values, problem } });
    expect(refused.html).toContain(bezug);
    expect(refused.text).toContain('Kürzer, bitte.');
  });
});

describe('a referral that has ended', () => {
  it('links to the recommend form of its product, and takes a note but no reminder', async () => {
    const { html } = await open([own(), ended], { query: { empfehlungsnummer: 'nr2' } });
    const [detail = ''] = /<article.*<\/article>/s.exec(html) ?? [];
    expect(detail).toMatch(/href="\/de\/empfehlen\/1"[^>]*>Neuen Link erstellen/);
    expect(detail).toContain('name="Notiz"');
    expect(detail).not.toContain('name="Erinnerung"');
    expect(html).toMatch(/<details class="group" open="">/);
  });
});
