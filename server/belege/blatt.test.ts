import { afterEach, expect, test, vi } from 'vitest';
import { isPrintable } from '../../contract/values/druckbar.ts';
import { SCHRIFTEN } from '../../contract/values/theme.ts';
import { BELEG, BILD, KORREKTUR } from './beleg.fixture.ts';
import type { Rechnungsbeleg } from './beleg.ts';
import * as drawn from './drawn.fixture.ts';
import { pdfOf } from './pdf.ts';
import { mm, SEITE } from './seite.ts';

afterEach(() => void vi.restoreAllMocks());

const gesetzt = (beleg: Rechnungsbeleg, bild = BILD) => drawn.gesetzt(() => pdfOf(beleg, bild));
const vorgelesen = (beleg: Rechnungsbeleg) => drawn.vorgelesen(() => pdfOf(beleg, BILD));

const LONG = `Vermittlungsgesellschaft für Telekommunikation & Energie Nord-${'ostsee'.repeat(14)} mbH`.slice(0, 120);
const [ONE] = BELEG.positionen;
const lines = (count: number) => Array.from({ length: count }, () => ONE ?? []).flat();

test('the longest names stay in their columns and on the page', async () => {
  const all = await gesetzt({
    ...BELEG,
    steller: { ...BELEG.steller, Name: LONG, Register: 'Amtsgericht Musterstadt, HRB 00417, '.repeat(6).slice(0, 200) },
    empfaenger: { ...BELEG.empfaenger, Name: LONG },
    positionen: [{ tag: '2026-10-05', text: `Prämie: ${LONG}`, zusatz: LONG, cent: 100 }],
  });
  for (const one of all) expect(one.right, one.text).toBeLessThanOrEqual(SEITE.rechts + 0.1);
  for (const one of all) expect(one.y, one.text).toBeLessThan(mm(293));
  const window = all.filter(({ left, y }) => left < mm(120) && y > mm(45) && y < mm(95));
  expect(window.length).toBeGreaterThan(5);
  for (const one of window) expect(one.right, one.text).toBeLessThanOrEqual(mm(110) + 0.1);
  const address = window.filter(({ y }) => y >= mm(53)).map(({ text }) => text);
  expect(address.join('').replaceAll(/\s/g, '')).toContain(LONG.replaceAll(/\s/g, ''));
});

test('the longest address moves the title down', async () => {
  const wide = { Name: 'W'.repeat(120), Strasse: 'W'.repeat(100), Ort: 'W'.repeat(80) };
  const all = await gesetzt({ ...BELEG, empfaenger: { ...BELEG.empfaenger, ...wide } });
  const address = all.filter(({ text }) => /^W+/.test(text));
  const title = all.find(({ text }) => text.startsWith(BELEG.titel));
  const table = all.find(({ text }) => text === 'Netto');
  expect(title?.y).toBeGreaterThan(Math.max(...address.map(({ y }) => y)) + mm(5));
  expect(table?.y).toBeGreaterThan((title?.y ?? 0) + mm(8));
});

test('groups, total and payment terms stand on the first page before the lines, for any number of lines', async () => {
  for (const count of [1, 12, 30]) {
    const all = await gesetzt({ ...BELEG, positionen: [...BELEG.positionen, ...lines(count)] });
    const [first] = all;
    const place = (what: RegExp) => all.find(({ text }) => what.test(text));
    const [total, terms, table] = [place(/^Gesamtbetrag$/), place(/^Bitte überweisen/), place(/^Leistung \(/)];
    for (const one of [total, terms, table]) expect(one?.page, String(count)).toBe(first?.page);
    expect(total?.y).toBeLessThan(terms?.y ?? 0);
    expect(terms?.y).toBeLessThan(table?.y ?? 0);
    expect(all.map(({ text }) => text)).toEqual(
      expect.arrayContaining([`Prämien (${1 + count})`, 'Gebühren (1)', 'Prämien zurückgenommen (1)', 'Nettobetrag']),
    );
    vi.restoreAllMocks();
  }
});

test('lines of one kind have no groups', async () => {
  const all = await gesetzt({ ...BELEG, positionen: lines(3) });
  expect(all.filter(({ text }) => /\(\d+\)/.test(text))).toEqual([]);
});

test('an amount below zero has a true minus sign in every font', async () => {
  for (const schrift of SCHRIFTEN) {
    const all = await gesetzt(KORREKTUR, { ...BILD, schrift });
    const said = all.map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(said, schrift).toContain('\u221276,16 €');
    expect(said.filter((text) => /^-/.test(text))).toEqual([]);
    vi.restoreAllMocks();
  }
});

test.each([1, 3, 4, 24])('a correction lists all %i documents that it corrects', async (count) => {
  const bezug = Array.from({ length: count }, (_, index) => ({ nummer: `RE-${String(index + 11).padStart(5, '0')}`, tag: '2026-10-01' }));
  const all = await gesetzt({ ...KORREKTUR, bezug, positionen: lines(1) });
  const said = all.map(({ text }) => text.replaceAll('\u00a0', ' ')).join(' ');
  for (const { nummer } of bezug) expect(said).toContain(`${nummer} vom 01.10.2026`);
  const head = all.filter(({ text }) => /RE-\d{5}\svom/.test(text)).map(({ y }) => y);
  const table = all.find(({ text }) => text === 'Netto');
  expect(Math.max(...head)).toBeLessThan((table?.y ?? 0) - mm(3));
});

test('a document is read out from head to foot, with headings and foot only once for several pages', async () => {
  const one = await vorgelesen({ ...BELEG, positionen: lines(1) });
  vi.restoreAllMocks();
  const many = await vorgelesen({ ...BELEG, positionen: lines(30) });
  const said = (all: readonly [string, string][], art: string) => all.filter(([own]) => own === art).map(([, text]) => text);
  expect(said(one, 'H1').join('')).toBe(`${BELEG.titel} ${BELEG.nummer}`);
  expect(said(one, 'TH')).toEqual(
    expect.arrayContaining(['Nummer', 'Datum', 'Leistungszeitraum', 'Leistung (je 1 Stück)', 'Netto', 'Nettobetrag', 'Gesamtbetrag']),
  );
  for (const art of ['H1', 'TH', 'P']) expect(said(many, art).filter(isSaidOnce), art).toEqual(said(one, art).filter(isSaidOnce));
  expect(said(many, 'P').filter((text) => text === ONE?.zusatz)).toHaveLength(30);
  expect(said(one, 'Artifact')).toEqual([]);
  expect(said(many, 'Artifact').filter((text) => text === 'Netto').length).toBeGreaterThan(0);
});

/** Whether a text is neither a page number nor a line of the document. */
const isSaidOnce = (text: string): boolean => !/Seite \d/.test(text) && text !== ONE?.text && text !== ONE?.zusatz;
const PRINTED = Array.from({ length: 0xffff }, (_, code) => String.fromCodePoint(code)).filter(
  (letter) => isPrintable(letter) && /[^\p{C}\p{Z}?]/u.test(letter),
);

test.each(SCHRIFTEN)('every accepted letter is printed unchanged in %s, regular and bold', async (schrift) => {
  const Agenturnummer = PRINTED.join('').normalize('NFC');
  const all = await gesetzt({ ...BELEG, titel: Agenturnummer, empfaenger: { ...BELEG.empfaenger, Agenturnummer } }, { ...BILD, schrift });
  expect(PRINTED.length).toBeGreaterThan(300);
  // In the customer's number and in the title.
  expect(
    all
      .map(({ text }) => text)
      .join('')
      .split(Agenturnummer),
  ).toHaveLength(3);
});

test('decomposed letters are printed composed', async () => {
  const all = await gesetzt({ ...BELEG, empfaenger: { ...BELEG.empfaenger, Name: 'Müller'.normalize('NFD') } });
  expect(all.map(({ text }) => text).join('')).toContain('Müller'.normalize('NFC'));
});

test('a letter without a glyph is printed as a question mark', async () => {
  const all = await gesetzt({ ...BELEG, empfaenger: { ...BELEG.empfaenger, Name: 'Ωmega Łódź' } });
  expect(all.map(({ text }) => text).join('')).toMatch(/\?mega Łódź/);
});
