import { expect, test } from 'vitest';
import { ART_TEXTS } from '../../../texts/arten.ts';
import { createTexts } from '../../../texts/texts.ts';
import { uebersichtLines } from './uebersicht-lines.ts';

const NONE = { Einladungen: 0, EinladungenOffen: 0, Empfehler: 0, Interessenten: 0, Auftraege: 0, FreigegebenCent: 0 };
const of = (uebersicht: Partial<typeof NONE>, texts = {}) =>
  uebersichtLines(createTexts('de', texts), 'de', { ...NONE, ...uebersicht }).map(({ text }) => text.replaceAll('\u00a0', ' '));

test('says each figure in a sentence', () => {
  expect(of({ Einladungen: 12, EinladungenOffen: 1, Empfehler: 3, Interessenten: 1, Auftraege: 2, FreigegebenCent: 18_000 })).toEqual([
    'Sie haben 12 Personen eingeladen.',
    '1 Einladung ist noch nicht angenommen.',
    '3 Personen haben Ihre Einladung angenommen.',
    '1 Person kam über Sie oder über Menschen, die Sie eingeladen haben.',
    '2 Aufträge sind daraus geworden.',
    '180,00 € Prämien sind freigegeben.',
  ]);
});

test('leaves out what has not happened yet, but says that no reward is released', () => {
  expect(of({})).toEqual([]);
  expect(of({ Einladungen: 1, Auftraege: 1 })).toEqual([
    'Sie haben 1 Person eingeladen.',
    '1 Auftrag ist daraus geworden.',
    'Noch ist keine Prämie freigegeben.',
  ]);
});

test('speaks of applications where jobs are recommended', () => {
  expect(of({ Auftraege: 2, FreigegebenCent: 100 }, ART_TEXTS.de.Bewerbung)[0]).toBe('2 Bewerbungen sind daraus geworden.');
});

test('links a figure with a filter to the rows that it counts', () => {
  const lines = uebersichtLines(createTexts('de', {}), 'de', { ...NONE, EinladungenOffen: 2, FreigegebenCent: 100 });
  expect(lines.map(({ tab, query }) => [tab, query])).toEqual([
    ['einladungen', { status: 'Offen' }],
    ['freigabe', { status: 'Freigegeben' }],
  ]);
});
