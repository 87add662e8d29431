import { afterEach, expect, test, vi } from 'vitest';
import { type Abrechnungsdaten, abrechnungBlatt } from './abrechnung.ts';
import { BELEG, BILD } from './beleg.fixture.ts';
import { gesetzt, readable, vorgelesen } from './drawn.fixture.ts';
import { FIRMA, ZEILE, ZEILEN } from './gutschrift.fixture.ts';
import { blattPdf } from './pdf.ts';

afterEach(() => void vi.restoreAllMocks());

const DATEN: Abrechnungsdaten = {
  nummer: 'AB-00012',
  ausgestelltAm: new Date('2026-11-01T01:00:00Z'),
  tag: '2026-11-01',
  zeitraum: { von: '2026-08-01', bis: '2026-10-31' },
  zahler: BELEG.steller,
  verkaeufer: FIRMA,
  zeilen: [...ZEILEN, { ...ZEILE, auftragsnummer: 'N1001-0050', betragCent: 0, grund: 'Kunde ist umgezogen' }],
  summeCent: 2003,
  gutschriftverfahren: true,
  belege: [
    { nummer: 'GS-00004', bruttoCent: 5950 },
    { nummer: 'GK-00002', bruttoCent: -2997 },
  ],
};

const pdf = (daten: Abrechnungsdaten) => () => blattPdf(abrechnungBlatt(daten), BILD);
const drawnText = async (daten: Abrechnungsdaten): Promise<string> =>
  (await gesetzt(pdf(daten))).map(({ text }) => text.replaceAll('\u00a0', ' ')).join(' ');

const ASKS = 'Bitte stellen Sie uns eine Rechnung.';

test('a statement lists every order with day, product, part and amount, and why orders were cancelled', async () => {
  const text = await drawnText(DATEN);
  expect(text).toContain('Abrechnung AB-00012 Summe 20,03 €');
  expect(text).toContain('Zeitraum 01.08.2026 – 31.10.2026');
  expect(text).toContain('05.10.2026 Provision für die Vermittlung: Glasfaser 250 Auftrag N1001-0042 · Teil standard 50,00 €');
  expect(text).toContain('Auftrag N1001-0042 · Teil bonus 15,03 €');
  expect(text).toContain(
    '20.10.2026 Provision zurückgenommen: Internet & Telefon 100 Auftrag N1001-0031 · Teil standard · abgerechnet mit GS-00002 · Grund: Auftrag widerrufen −45,00 €',
  );
  expect(text).toContain(
    'Auftrag storniert, ohne Provision: Glasfaser 250 Auftrag N1001-0050 · Teil standard · Grund: Kunde ist umgezogen 0,00 €',
  );
});

test('a statement names the documents that were issued for it, and asks for no invoice', async () => {
  const text = await drawnText(DATEN);
  expect(text).toContain('Zu dieser Abrechnung gehören die Belege: GS-00004 über 59,50 €, GK-00002 über −29,97 €.');
  expect(text).not.toContain(ASKS);
});

test('a statement without documents says that nothing is to be paid', async () => {
  expect(await drawnText({ ...DATEN, summeCent: 0, belege: [] })).toContain('Es ist nichts zu zahlen.');
});

test('without an agreement to Gutschriften a statement asks for an invoice', async () => {
  const text = await drawnText({ ...DATEN, gutschriftverfahren: false, belege: [] });
  expect(text).toContain(`${ASKS} Nennen Sie darin die Nummer AB-00012.`);
});

test.each([0, -100])('without an agreement a statement of %i cents asks for no invoice', async (summeCent) => {
  const text = await drawnText({ ...DATEN, summeCent, gutschriftverfahren: false, belege: [] });
  expect(text).not.toContain(ASKS);
  expect(text).toContain('brauchen wir keine Rechnung');
});

test.each([true, false])('a statement of an empty period says so and has no lines (agreed: %s)', async (gutschriftverfahren) => {
  const text = await drawnText({ ...DATEN, zeilen: [], summeCent: 0, belege: [], gutschriftverfahren });
  expect(text).toContain('Summe 0,00 € In diesem Zeitraum gab es keine Aufträge mit Provision.');
  expect(text).not.toMatch(/Bitte|Provision für|Auftrag /);
});

test('a statement is PDF/A-3B and PDF/UA-1 without an invoice inside, and has the same bytes each time', async () => {
  const [one, other] = [await pdf(DATEN)(), await pdf(DATEN)()];
  expect(one.equals(other)).toBe(true);
  const text = readable(one);
  expect(text).toMatch(/pdfaid:part>3</);
  expect(text).toMatch(/pdfuaid:part>1</);
  expect(/factur-x|CrossIndustry|AFRelationship/.exec(text)).toBeNull();
});

test('a statement of many lines has its sum on the first page and its heads on each', async () => {
  const all = await gesetzt(pdf({ ...DATEN, zeilen: Array(45).fill(ZEILE) }));
  const pages = [...new Set(all.map(({ page }) => page))];
  expect(pages.length).toBeGreaterThan(2);
  expect(all.find(({ text }) => text === 'Summe')?.page).toBe(pages[0]);
  expect(all.filter(({ text }) => text === 'Provision').map(({ page }) => page)).toEqual(pages);
});

test('a statement is read out with its sum before its lines', async () => {
  const said = (await vorgelesen(pdf(DATEN))).map(([, text]) => text);
  expect(said.indexOf('Summe')).toBeLessThan(said.indexOf('Auftrag'));
  expect(said.indexOf('Summe')).toBeGreaterThan(said.findIndex((text) => text.startsWith('Abrechnung AB')));
});
