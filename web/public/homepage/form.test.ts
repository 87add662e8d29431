import { describe, expect, it } from 'vitest';
import { openPage, plain, type VisitOptions } from '../../shell/open.fixture.ts';
import type { Answers } from '../../shell/visit.fixture.ts';
import type { Visit } from '../../shell/visit.ts';

const praemie = (WertCent: number) => ({ WertCent, Wert: '' });
const produkt = (Id: number, WertCent: number, Gruppe?: string) => ({
  Id,
  Name: `Produkt ${Id}`,
  Beschreibung: '',
  ...(Gruppe && { Gruppe }),
  Praemien: [praemie(WertCent)],
});
const benutzer = { Vorname: 'Erika', Nachname: 'Muster', Email: 'erika@muster.example' };
const answers = (produkte: unknown[]): Answers => ({
  listProdukte: { body: produkte },
  readUser: { body: benutzer },
});
const TWO = [produkt(1, 7000), produkt(2, 3333)];

/** Matches the field with the second product as the chosen one. */
const CHOSEN = /<input(?=[^>]*type="hidden")(?=[^>]*name="Empfehlung.Produkt")(?=[^>]*data-chosen="true")(?=[^>]*value="2")/;

const html = async (options: VisitOptions = {}, produkte: unknown[] = TWO) =>
  plain((await openPage('Homepage', options, answers(produkte), { script: '/assets/script.js' })).html);

/** Texts of the three shares. */
const choices = (page: string): string[] =>
  [...page.matchAll(/<span data-split="(\d+)">((?:<span[^>]*>.*?<\/span> )+)<\/span>/g)].map(
    ([, anteil, text = '']) => `${anteil}: ${text.replace(/<[^>]*>/g, '').trim()}`,
  );

const refused = (values: Record<string, string>, code: 'AcceptAgb' | 'Validierung' | 'NichtGefunden' = 'AcceptAgb'): Visit['form'] => ({
  values,
  problem: { status: code === 'NichtGefunden' ? 404 : 422, code, detail: 'Bitte zustimmen.' },
});

describe('the form of the homepage', () => {
  it('shows the amounts of both sides for each share of the chosen reward', async () => {
    expect(choices(await html())).toEqual(['100: 70 €', '50: Sie 35 €, Ihr Kontakt 35 €', '0: Sie 0 €, Ihr Kontakt 70 €']);
    expect(choices(await html({ query: { produkt: '2' }, locale: 'en' }))[1]).toBe('50: You €16.67, your contact €16.66');
    expect(choices(await html({ konfiguration: { MaxEmpfaengerPraemieCent: 1000 } }))).toEqual([
      '100: 70 €',
      '50: Sie 60 €, Ihr Kontakt 10 €',
    ]);
  });

  it('hides a share with the amounts of another until a product is chosen for which they differ', async () => {
    const page = await html({ konfiguration: { MaxEmpfaengerPraemieCent: 2000, RecommenderDefaultShare: 0 } });
    const labels = page.match(/<label hidden=""[^>]*>.*?<\/label>/gs) ?? [];
    expect(labels.map((label) => choices(label))).toEqual([['0: Sie 13,33 €, Ihr Kontakt 20 €']]);
    expect(page).toMatch(/<input(?=[^>]*value="50")(?=[^>]*checked)/);
  });

  it('provides the cents of each product and the cap for the script, and loads it', async () => {
    const page = await html({ konfiguration: { MaxEmpfaengerPraemieCent: 0 } });
    expect(page).toMatch(/data-chooses="1" data-cents="7000" data-names="Produkt 1".*data-chooses="2" data-cents="3333"/);
    expect(page).toContain('data-max-cents="0"');
    expect(await html()).not.toContain('data-max-cents');
    expect(page).toContain('src="/assets/script.js"');
  });

  it('shows the chosen product as a card, with a link to the others', async () => {
    const page = await html({ query: { produkt: '2' } });
    const card = page.slice(page.indexOf('Sie empfehlen<'), page.indexOf('Wer bekommt die Prämie?'));
    expect(card).toMatch(/href="#produkte"[^>]*>Ändern<.*data-chosen-name="true"[^>]*>Produkt 2<.*data-chosen-amount="true"[^>]*>33,33 €</);
    expect(page).toMatch(CHOSEN);
    expect(page).not.toContain('<option');
  });

  it('offers a list of products with rewards if there are no tiles above, grouped by family if there are many', async () => {
    const alone = { konfiguration: { Produktanzeige: false } };
    expect(await html(alone)).toContain('<option value="2" data-cents="3333">Produkt 2 – 33,33 €</option>');
    expect(await html(alone)).not.toContain('<optgroup');
    expect(await html(alone, [{ ...produkt(2, 3333), Young: true }])).toContain('>Produkt 2 (unter 28) – 33,33 €</option>');
    const many = Array.from({ length: 13 }, (_, index) => produkt(index + 1, 500, index % 2 ? 'Gerade' : 'Ungerade'));
    const page = await html({ query: { widget: '1' } }, many);
    expect(
      [...page.matchAll(/<optgroup label="(\w+)">(.*?)<\/optgroup>/g)].map(([, label, inner]) => [label, inner?.match(/<option/g)?.length]),
    ).toEqual([
      ['Ungerade', 7],
      ['Gerade', 6],
    ]);
  });

  it('shows name and address of a logged-in recommender instead of asking for them', async () => {
    const person = { login: { who: 'E' as const }, sessionSeconds: 100 };
    const page = await html(person);
    expect(page).toContain('Sie empfehlen als Erika Muster');
    for (const value of ['Erika', 'Muster', 'erika@muster.example'])
      expect(page).toMatch(new RegExp(`<input type="hidden"[^>]*value="${value}"`));
    expect(page).not.toContain('feld-Empfehler-Email');
    expect(await html()).not.toContain('erika@');
  });

  it('asks for a missing or invalid name, and keeps the address', async () => {
    const person = { login: { who: 'E' as const }, sessionSeconds: 100 };
    const errors = [{ field: 'Empfehler.Vorname', code: 'zuLang' as const, message: 'Zu lang.' }];
    const problem = { status: 422, code: 'Validierung' as const, detail: '', errors };
    const page = await html({
      ...person,
      form: { values: { 'Empfehler.Vorname': 'X', 'Empfehler.Email': 'erika@muster.example' }, problem },
    });
    expect(page).toMatch(/<input(?=[^>]*id="feld-Empfehler-Vorname")(?![^>]*readOnly)/);
    expect(page).toMatch(/<input(?=[^>]*value="erika@muster.example")(?=[^>]*readOnly)/);
  });

  it('names the terms that are already accepted in place of the tick, and asks again for others', async () => {
    const person = { login: { who: 'E' as const }, sessionSeconds: 100 };
    const accepted = (Gilt: string, Zuletzt: string) => ({
      readZustimmung: { body: { Gilt: { AgbVersion: Gilt }, Zuletzt: { AgbVersion: Zuletzt, GegebenAm: '2026-11-20T10:00:00.000Z' } } },
    });
    const shown = async (gilt: string, zuletzt: string) =>
      plain((await openPage('Homepage', person, { ...answers(TWO), ...accepted(gilt, zuletzt) })).html);
    const page = await shown('3', '3');
    expect(page).toContain('in der Fassung 3, die Sie akzeptiert haben');
    expect(page).not.toContain('type="checkbox"');
    expect(await shown('4', '3')).toContain('type="checkbox"');
  });

  it('never ticks the box, and shows a sentence at the button if the tenant asks for no tick', async () => {
    expect(await html()).toMatch(/type="checkbox"(?![^>]*checked="")/);
    const page = await html({ konfiguration: { AgbCheckBoxAutoAccept: true } });
    expect(page).not.toContain('type="checkbox"');
    expect(page).toContain('Mit „Link erstellen“ erklären Sie');
  });

  it('keeps the typed values and their amounts after a refusal, with the errors at the anchor of the form', async () => {
    const page = await html({
      form: refused({
        'Empfehlung.Produkt': '2',
        'Empfehlung.AnteilEmpfehler': '50',
        'Empfehler.Vorname': '<Anna>',
        'Empfehler.Email': 'anna@',
      }),
    });
    expect(page).toMatch(CHOSEN);
    expect(choices(page)[1]).toBe('50: Sie 16,67 €, Ihr Kontakt 16,66 €');
    expect(page).toMatch(/<input(?=[^>]*value="50")(?=[^>]*checked="")/);
    for (const typed of ['value="&lt;Anna&gt;"', 'value="anna@"']) expect(page).toContain(typed);
    expect(page.match(/id="empfehlen-form"/g)).toHaveLength(1);
    expect(page).toMatch(/<div id="empfehlen-form" role="alert" tabindex="-1"/i);
    expect(page).toContain('action="#empfehlen-form"');
    expect(page).toContain('<title>Fehler: ');
    expect(await html()).toMatch(/<section id="empfehlen-form"/);
  });

  it('reports missing terms together with the other errors', async () => {
    const errors = [{ field: 'Empfehler.Vorname', code: 'pflichtfeld' as const, message: 'Vorname ist ein Pflichtfeld.' }];
    const problem = { status: 422, code: 'Validierung' as const, detail: '', errors };
    const shown = (values: Record<string, string>, AgbCheckBoxAutoAccept = false) =>
      html({ form: { values, problem }, konfiguration: { AgbCheckBoxAutoAccept } });
    expect(await shown({})).toContain('href="#feld-Empfehlung-AgbText"');
    expect(await shown({ 'Empfehlung.AgbText': 'Ich akzeptiere.' })).not.toContain('href="#feld-Empfehlung-AgbText"');
    expect(await shown({}, true)).not.toContain('href="#feld-Empfehlung-AgbText"');
  });

  it('is left out if nothing can be recommended', async () => {
    expect(await html({}, [])).not.toContain('id="empfehlen-form"');
  });
});

describe('the texts of the homepage', () => {
  it("contain the tenant's names and rules", async () => {
    const konfiguration = {
      Name: 'Musterhaus',
      ProgrammName: 'Musterfreunde',
      ModuleAuftragsdatumMindestalterTage: 21,
      AuszahlungFristTage: 30,
    };
    const page = await html({ konfiguration });
    for (const part of ['Musterfreunde gehört zu Musterhaus', 'frühestens 21 Tage nach', 'innerhalb von 30 Tagen nach der Freigabe'])
      expect(page).toContain(part);
    for (const path of ['impressum', 'agb', 'datenschutz']) expect(page).toContain(`href="/de/${path}"`);
    expect(page).toContain('href="/de/datenschutz?cookies=wahl"');
  });
});
