import { expect, test } from 'vitest';
import { fieldPath, partOf } from './parts.ts';

const ORDNER = { 'praemien.json': [{ Id: 7 }, { Id: 9 }], 'aktionen.json': [{ AktionsId: 4 }] };

test.each([
  [['mandant.json', 'konfiguration', 'EmailWhitelist', '0'], { part: 'empfehlende' }],
  [['mandant.json', 'hosts', '1', 'host'], { part: 'adressen' }],
  [['mandant.json', 'theme', 'color', 'bg'], { part: 'theme' }],
  [['praemien.json', '1', 'WertCent'], { part: 'praemien', nr: '9' }],
  [['aktionen.json', '0'], { part: 'aktionen', nr: '4' }],
  [['praemien.json', '5', 'WertCent'], { part: 'praemien' }],
  [['inhalte.json', 'faq', 'kosten', 'Frage', 'de'], { part: 'inhalte', nr: 'faq.kosten' }],
  [['texte.json', 'de', 'mail.fuss'], { part: 'texte' }],
  [['bilder', 'logo.svg'], { part: 'theme' }],
])('finds the screen of %s', (pfad, part) => {
  expect(partOf(ORDNER, pfad)).toEqual(part);
});

test('leads to the field itself', () => {
  expect(fieldPath('telko', ORDNER, ['praemien.json', '1', 'WertCent'])).toBe('/telko/entwurf/praemien/9#feld-praemien-json-1-WertCent');
});
