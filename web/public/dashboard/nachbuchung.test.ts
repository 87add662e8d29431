import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benutzerOf } from '../../features/account/benutzer.fixture.ts';
import { empfehlung } from '../../features/share/referral.fixture.ts';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { postPage } from '../../site.tsx';
import { shortText } from './nachbuchung-view.ts';

const claim = {
  Nachbuchungsnummer: 'n1',
  Status: 'Offen',
  Auftragsnummer: 'A-7',
  Auftragsdatum: '2026-11-20',
  Produkt: { Id: 1, Name: 'Strom <Plus>' },
  ErstelltAm: '2026-11-21T23:30:00.000Z',
};
const rejected = { ...claim, Status: 'Abgelehnt', EntschiedenAm: '2026-11-30T10:00:00.000Z', Antwort: 'Nicht <gefunden>.' };
const answers = (claims: object[] = [], list: object[] = [empfehlung()]) => ({
  listEmpfehlungen: { body: list },
  readUser: { body: benutzerOf() },
  listNachbuchungen: { body: claims },
});
const open = (options: VisitOptions = {}, claims: object[] = [], list: object[] = [empfehlung()]) =>
  openPage('Dashboard', { login: { who: 'E' }, ...options }, answers(claims, list));
const refused = (problem: object, values = {}): VisitOptions => ({
  form: { values, problem: { status: 422, code: 'Validierung', detail: '', ...problem } as never },
});

describe('claims for missing rewards in the personal area', () => {
  it('are shown with status, days in Berlin time and answer', async () => {
    const { text } = await open({}, [rejected, { ...claim, Status: 'Angenommen' }, claim]);
    for (const part of [
      'Abgelehnt Bestellung A-7 vom 20.11.2026 Strom &lt;Plus&gt; Gemeldet am 22.11.2026 · Beantwortet am 30.11.2026',
      'Antwort von Lindtal Energie Nicht &lt;gefunden&gt;.',
      'Angenommen Bestellung',
      'Wird geprüft Bestellung',
    ])
      expect(text).toContain(part);
    expect((await open({ locale: 'en' }, [rejected])).text).toContain('Rejected Order A-7 of 20 November 2026');
  });

  it("have a folded form, with the recommender's referrals and their products to choose from", async () => {
    const { html } = await open(
      {},
      [],
      [empfehlung(), empfehlung({ Empfehlungsnummer: 'nr2' }), empfehlung({ Empfehlungsnummer: 'nr3', KurzURL: undefined })],
    );
    const options = [...html.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);
    expect(options).toEqual(['', 'nr1', 'nr2', 'produkt:1']);
    expect(html).toMatch(/<details class/);
    expect(html).toMatch(/<form [^>]*action="\/de\/persoenlicherbereich#meldung" method="post"/);
  });

  it('are left out if there is nothing to claim for', async () => {
    expect((await open({}, [], [])).text).not.toContain('Fehlt eine Prämie?');
    expect((await open({}, [], [empfehlung({ KurzURL: undefined })])).text).not.toContain('Fehlt eine Prämie?');
  });

  it('are confirmed once sent', async () => {
    expect((await open({ query: { nachbuchung: 'gesendet' } }, [claim])).text).toContain('Ihre Meldung ist da.');
  });

  it('keep the typed values after a refusal and show each error at its field', async () => {
    const errors = [
      { field: 'Empfehlungsnummer', code: 'pflichtfeld', message: 'x' },
      { field: 'Auftragsdatum', code: 'zuFrueh', message: 'Zu neu.' },
    ];
    const { html, text } = await open(refused({ errors }, { Auftragsnummer: 'A"7', Nachweis: 'Bon & Beleg' }));
    expect(html).toMatch(/<details open=""/);
    expect(html).toContain('value="A&quot;7"');
    expect(html).toContain('Bon &amp; Beleg</textarea>');
    expect(text.match(/Bitte wählen Sie eine Empfehlung\./g)).toHaveLength(2);
    expect(text).toContain('Zu neu.');
    expect((await open(refused({ status: 409, code: 'Konflikt' }))).text).toContain('wurde schon gemeldet');
    const missing = [{ field: 'Nachweis', code: 'pflichtfeld', message: 'Fehlt.' }];
    expect((await open(refused({ errors: missing }))).text).toContain('Bitte wählen Sie eine Empfehlung.');
    expect((await open(refused({ errors: missing }, { Empfehlungsnummer: 'nr1' }))).text).not.toContain(
      'Bitte wählen Sie eine Empfehlung.',
    );
  });
});

describe('sending a claim', () => {
  const typed = { Auftragsnummer: 'A-7', Auftragsdatum: '20.11.2026', Nachweis: 'Bon', Vorname: '', Nachname: '' };
  const send = async (fields: Record<string, string>, more = {}) => {
    const { visit, made } = visitOf({ login: { who: 'E' } }, { ...answers(), createNachbuchung: { status: 201, body: {} }, ...more });
    return { posted: await postPage('Dashboard', visit, fields), input: made.find(({ name }) => name === 'createNachbuchung')?.input };
  };

  it('sends the chosen referral with its product, once for a double click', async () => {
    const { posted, input } = await send({ ...typed, Empfehlungsnummer: 'nr1' });
    const body = { Auftragsnummer: 'A-7', Auftragsdatum: '2026-11-20', Nachweis: 'Bon', Empfehlungsnummer: 'nr1', ProduktId: 1 };
    expect(input).toMatchObject({ body, idempotencyKey: expect.stringContaining('A-7') });
    expect(posted).toEqual({ redirect: { page: 'Dashboard', params: { nachbuchung: 'gesendet' } } });
  });

  it('sends a product and a name if the referral is not known', async () => {
    const { input } = await send({ ...typed, Vorname: 'Jörg', Nachname: 'M', Empfehlungsnummer: 'produkt:1' });
    expect(input?.body).toEqual({
      Auftragsnummer: 'A-7',
      Auftragsdatum: '2026-11-20',
      Nachweis: 'Bon',
      Vorname: 'Jörg',
      Nachname: 'M',
      ProduktId: 1,
    });
  });

  it('redirects to Login without a session, and after it has ended', async () => {
    const away = { redirect: { page: 'Login', params: { redirect: 'Dashboard' } } };
    expect(await postPage('Dashboard', visitOf().visit, typed)).toEqual(away);
    expect((await send(typed, { createNachbuchung: { problem: { status: 401, code: 'PSOF0204', detail: '' } } })).posted).toEqual(away);
  });
});

describe('shortText', () => {
  it.each([
    ['', ''],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), `${'x'.repeat(19)}…`],
    ['👨‍👩‍👧'.repeat(40), '👨‍👩‍👧'.repeat(40)],
    ['👨‍👩‍👧'.repeat(41), `${'👨‍👩‍👧'.repeat(19)}…`],
    [`${'e\u0301'.repeat(41)}`, `${'e\u0301'.repeat(19)}…`],
  ])('turns %j into %j', (text, short) => expect(shortText(text)).toBe(short));

  it('keeps a text of up to 40 characters and shortens a longer one to 20, without splitting a character', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'ß', '漢', '👍', '🇩🇪'), { maxLength: 90 }), (signs) => {
        const short = shortText(signs.join(''));
        expect(short).toBe(signs.length > 40 ? `${signs.slice(0, 19).join('')}…` : signs.join(''));
      }),
    );
  });
});
