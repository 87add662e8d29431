import { describe, expect, it } from 'vitest';
import { openPage, plain, type Wish } from '../../shell/open.fixture.ts';
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
  readMaxPraemiewert: { body: praemie(7000) },
  readUser: { body: benutzer },
});
const TWO = [produkt(1, 7000), produkt(2, 3333)];

const html = async (wish: Wish = {}, produkte: unknown[] = TWO) =>
  plain((await openPage('Homepage', wish, answers(produkte), { script: '/assets/script.js' })).html);

/** What stands on the three choices. */
const choices = (page: string): string[] =>
  [...page.matchAll(/<span data-split="(\d+)">((?:<span[^>]*>.*?<\/span> )+)<\/span>/g)].map(
    ([, anteil, text = '']) => `${anteil}: ${text.replace(/<[^>]*>/g, '').trim()}`,
  );

const refused = (values: Record<string, string>, code: 'AcceptAgb' | 'Validierung' | 'NichtGefunden' = 'AcceptAgb'): Visit['form'] => ({
  values,
  problem: { status: code === 'NichtGefunden' ? 404 : 422, code, detail: 'Bitte zustimmen.' },
});

describe('the form of the home', () => {
  it('shows what each share of the chosen reward comes to for both sides', async () => {
    expect(choices(await html())).toEqual([
      '100: Sie 70 €, Ihr Kontakt 0 €',
      '50: Sie 35 €, Ihr Kontakt 35 €',
      '0: Sie 0 €, Ihr Kontakt 70 €',
    ]);
    expect(choices(await html({ query: { produkt: '2' }, locale: 'en' }))[1]).toBe('50: You €16.67, your contact €16.66');
    expect(choices(await html({ konfiguration: { MaxEmpfaengerPraemieCent: 1000 } }))[2]).toBe('0: Sie 60 €, Ihr Kontakt 10 €');
  });

  it('gives the script the cents of each product and the cap, and asks for it', async () => {
    const page = await html({ konfiguration: { MaxEmpfaengerPraemieCent: 0 } });
    expect(page).toMatch(/<option value="1" data-cents="7000"[^>]*>.*<option value="2" data-cents="3333"/);
    expect(page).toContain('data-max-cents="0"');
    expect(await html()).not.toContain('data-max-cents');
    expect(page).toContain('src="/assets/script.js"');
  });

  it('offers each product with its reward, by families where there are many', async () => {
    expect(await html()).toContain('<option value="2" data-cents="3333">Produkt 2 – 33,33 €</option>');
    expect(await html()).not.toContain('<optgroup');
    const many = Array.from({ length: 13 }, (_, index) => produkt(index + 1, 500, index % 2 ? 'Gerade' : 'Ungerade'));
    const page = await html({}, many);
    expect(
      [...page.matchAll(/<optgroup label="(\w+)">(.*?)<\/optgroup>/g)].map(([, label, inner]) => [label, inner?.match(/<option/g)?.length]),
    ).toEqual([
      ['Ungerade', 7],
      ['Gerade', 6],
    ]);
  });

  it('is filled with the name of who is logged in, whose address stays, and with nothing else', async () => {
    const page = await html({ login: { who: 'E' }, sessionSeconds: 100 });
    for (const value of ['Erika', 'Muster']) expect(page).toMatch(new RegExp(`<input(?=[^>]*value="${value}")(?![^>]*readOnly)`));
    expect(page).toMatch(/<input(?=[^>]*value="erika@muster.example")(?=[^>]*readOnly)/);
    expect(await html()).not.toContain('readOnly');
  });

  it('never ticks the box; a tenant that asks for none says at the button what sending means', async () => {
    expect(await html()).toMatch(/type="checkbox"(?![^>]*checked="")/);
    const page = await html({ konfiguration: { AgbCheckBoxAutoAccept: true } });
    expect(page).not.toContain('type="checkbox"');
    expect(page).toContain('Mit „Link erstellen“ erklären Sie');
  });

  it('comes back with everything typed, its amounts, and what is wrong where the browser goes', async () => {
    const page = await html({
      form: refused({
        'Empfehlung.Produkt': '2',
        'Empfehlung.AnteilEmpfehler': '50',
        'Empfehler.Vorname': '<Anna>',
        'Empfehler.Email': 'anna@',
      }),
    });
    expect(page).toMatch(/<option value="2" data-cents="3333" selected="">/);
    expect(choices(page)[1]).toBe('50: Sie 16,67 €, Ihr Kontakt 16,66 €');
    expect(page).toMatch(/<input(?=[^>]*value="50")(?=[^>]*checked="")/);
    for (const typed of ['value="&lt;Anna&gt;"', 'value="anna@"']) expect(page).toContain(typed);
    expect(page.match(/id="empfehlen-form"/g)).toHaveLength(1);
    expect(page).toMatch(/<div id="empfehlen-form" role="alert" tabindex="-1"/i);
    expect(page).toContain('action="#empfehlen-form"');
    expect(page).toContain('<title>Fehler: ');
    expect(await html()).toMatch(/<section id="empfehlen-form"/);
  });

  it('says in one go that the terms are missing too', async () => {
    const errors = [{ field: 'Empfehler.Vorname', code: 'pflichtfeld' as const, message: 'Vorname ist ein Pflichtfeld.' }];
    const problem = { status: 422, code: 'Validierung' as const, detail: '', errors };
    const shown = (values: Record<string, string>, AgbCheckBoxAutoAccept = false) =>
      html({ form: { values, problem }, konfiguration: { AgbCheckBoxAutoAccept } });
    expect(await shown({})).toContain('href="#feld-Empfehlung-AgbText"');
    expect(await shown({ 'Empfehlung.AgbText': 'Ich akzeptiere.' })).not.toContain('href="#feld-Empfehlung-AgbText"');
    expect(await shown({}, true)).not.toContain('href="#feld-Empfehlung-AgbText"');
  });

  it('is left out where nothing can be recommended', async () => {
    expect(await html({}, [])).not.toContain('id="empfehlen-form"');
  });
});

describe('what the home says of itself', () => {
  it("is made from the tenant's names and rules", async () => {
    const konfiguration = {
      Name: 'Musterhaus',
      ProgrammName: 'Musterfreunde',
      ModuleAuftragsdatumMindestalterTage: 21,
      AuszahlungFristTage: 30,
    };
    const page = await html({ konfiguration });
    for (const part of [
      'Musterfreunde ist das Empfehlungsprogramm von Musterhaus',
      'Frühestens 21 Tage',
      'innerhalb von 30 Tagen nach der Freigabe',
    ])
      expect(page).toContain(part);
    for (const path of ['impressum', 'agb', 'datenschutz']) expect(page).toContain(`href="/de/${path}"`);
    expect(page).toContain('href="/de/datenschutz?cookies=wahl"');
  });
});
