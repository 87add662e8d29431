import { expect, test } from 'vitest';
import { decidingRecht, WAITING } from './heute.ts';

test('the approval of a run waits for people with the right to approve, its other steps for those who make runs', () => {
  const rechte = WAITING.zahlungslaeufe.faellig.map((faellig) => [faellig, decidingRecht('zahlungslaeufe', faellig)]);
  expect(Object.fromEntries(rechte)).toEqual({
    ZuPruefen: 'LaeufeErstellen',
    ZuFreigeben: 'LaeufeFreigeben',
    ZuUebergeben: 'LaeufeErstellen',
    ZuAusfuehren: 'LaeufeErstellen',
  });
});

test('a list with one right has it for all that waits', () => {
  for (const faellig of WAITING.auszahlungen.faellig) expect(decidingRecht('auszahlungen', faellig)).toBe('LaeufeErstellen');
});
