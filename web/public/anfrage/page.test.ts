import { describe, expect, it } from 'vitest';
import type { Anfrage } from '../../../contract/calls/empfehlung/anfrage.ts';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { postAnfrage } from './post.ts';

const anfrage: Anfrage = {
  Auftragsnummer: 'ANF-1',
  Status: 'Eingegangen',
  Auftragsdatum: '2026-11-20',
  FristBeginn: null,
  Freigabetag: '2026-12-05',
  Freigebbar: false,
  ProduktArt: 'Gespraech',
  Produkt: { Id: 7, Name: 'Ida Rat' },
  Vorname: 'Jörg',
  Nachname: 'Müßig',
  Email: 'joerg@example.net',
  Telefon: '030 / 123 45',
  Wunschzeit: 'abends',
  Nachricht: 'Zwei\nZeilen <b>',
};

const open = (change: Partial<Anfrage> = {}, options: VisitOptions = {}) =>
  openPage('Anfrage', { query: { token: 'geheim' }, ...options }, { readAnfrage: { body: { ...anfrage, ...change } } });
const buttonsIn = (html: string) => [...html.matchAll(/<button(?=[^>]*name="Status")[^>]*value="(\w+)"/g)].map(([, value]) => value);

describe("the page of a recipient's request", () => {
  it('shows person, product and contact data, and changes nothing', async () => {
    const { html, text, made, status } = await open();
    expect([status, made]).toEqual([200, [{ name: 'readAnfrage', input: { body: { Token: 'geheim' } } }]]);
    for (const part of ['Anfrage ANF-1', 'Jörg Müßig wurde Ida Rat empfohlen.', 'abends', 'Eingegangen', '20.11.2026'])
      expect(text).toContain(part);
    expect(html).toContain('href="mailto:joerg%40example.net"');
    expect(html).toContain('href="tel:03012345"');
    expect(html).toContain('&lt;b&gt;');
    expect(html).toContain('content="noindex,nofollow"');
  });

  it.each([
    [{}, ['Bestaetigt', 'Storniert'], 'Bestätigen Sie'],
    [{ Status: 'Bestaetigt' as const }, ['Storniert', 'Bestaetigt'], 'Freigeben können Sie ab dem 05.12.2026'],
    [{ Status: 'Bestaetigt' as const, Freigebbar: true }, ['Freigegeben', 'Storniert', 'Bestaetigt'], 'Jetzt können Sie freigeben'],
    [{ Status: 'Freigegeben' as const }, ['Storniert'], 'Die Prämie ist freigegeben'],
    [{ Status: 'Storniert' as const }, [], 'Hier ist nichts mehr zu tun'],
  ])('offers for %j the buttons %j', async (change, buttons, sentence) => {
    const { html, text } = await open(change);
    expect(buttonsIn(html)).toEqual(buttons);
    expect(text).toContain(sentence);
  });

  it('asks for the day from which the release counts, in the words of the product and with its withdrawal period', async () => {
    const { html, text } = await open(
      {},
      { konfiguration: { WiderrufsfristTage: { Bestellung: 14, Vertrag: 14, Gespraech: 30, Bewerbung: 0 } } },
    );
    expect(html).toMatch(/<input(?=[^>]*name="FristBeginn")(?=[^>]*type="text")(?=[^>]*placeholder="TT.MM.JJJJ")[^>]*>/);
    for (const part of ['Tag des Vertragsschlusses', 'Frist von 30 Tagen']) expect(text).toContain(part);
    const job = await open({ ProduktArt: 'Bewerbung' });
    expect(job.text).toContain('Tag der Einstellung');
    expect(job.text).not.toContain('Widerruf');
    const said = await open({ Status: 'Bestaetigt', FristBeginn: '2026-12-24' });
    expect(said.text).toContain('24.12.2026');
    expect(said.html).toMatch(/<input(?=[^>]*name="FristBeginn")(?=[^>]*value="24.12.2026")/);
    const errors = [{ field: 'FristBeginn', code: 'pflichtfeld' as const, message: 'Der Tag fehlt.' }];
    const problem = { status: 422, code: 'Validierung' as const, detail: 'Bitte prüfen', errors };
    const refused = await open({}, { form: { values: { FristBeginn: '' }, problem } });
    expect([refused.status, refused.text.includes('Der Tag fehlt.')]).toEqual([422, true]);
  });

  it('shows a note once the person is deleted', async () => {
    const { text } = await open({ Vorname: null, Nachname: null, Email: null, Telefon: null, Wunschzeit: null, Nachricht: null });
    expect(text).toContain('Die Angaben zur Person sind gelöscht.');
  });

  it('sends the button pressed and confirms it, or shows the problem', async () => {
    const { visit, made } = visitOf({ query: { token: 'geheim' } }, { decideAnfrage: { body: anfrage } });
    expect(await postAnfrage(visit, { Status: 'Bestaetigt', FristBeginn: '24.12.2026' })).toEqual({
      redirect: { page: 'Anfrage', params: { token: 'geheim', gespeichert: '1' } },
    });
    expect(made[0]?.input.body).toEqual({ Token: 'geheim', Status: 'Bestaetigt', FristBeginn: '2026-12-24' });
    await postAnfrage(visit, { Status: 'Storniert', FristBeginn: '2026-12-24' });
    expect(made[1]?.input.body).toEqual({ Token: 'geheim', Status: 'Storniert' });
    expect((await open({}, { query: { token: 'geheim', gespeichert: '1' } })).text).toContain('Gespeichert.');
    const problem = { status: 409, code: 'FreigabeZuFrueh' as const, detail: 'Noch nicht.' };
    const refused = await open({}, { form: { values: {}, problem } });
    expect([refused.status, refused.text.includes('Noch nicht.')]).toEqual([409, true]);
  });

  it.each([
    [{ token: 'geheim' }, 404],
    [{}, 200],
  ])('explains an invalid link for the query %j (%i)', async (query, status) => {
    const page = await openPage('Anfrage', { query }, { readAnfrage: { problem: { status: 404, code: 'NichtGefunden', detail: '' } } });
    expect(page.status).toBe(status);
    expect(page.text).toContain('Dieser Link gilt nicht mehr');
  });
});
