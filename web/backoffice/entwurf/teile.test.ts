import { expect, test } from 'vitest';
import { fieldPath, teilOf } from './teile.ts';

const ORDNER = { 'praemien.json': [{ Id: 7 }, { Id: 9 }], 'aktionen.json': [{ AktionsId: 4 }] };

test.each([
  [['mandant.json', 'konfiguration', 'EmailWhitelist', '0'], { teil: 'empfehlende' }],
  [['mandant.json', 'hosts', '1', 'host'], { teil: 'adressen' }],
  [['mandant.json', 'theme', 'color', 'bg'], { teil: 'theme' }],
  [['praemien.json', '1', 'WertCent'], { teil: 'praemien', nr: '9' }],
  [['aktionen.json', '0'], { teil: 'aktionen', nr: '4' }],
  [['praemien.json', '5', 'WertCent'], { teil: 'praemien' }],
  [['inhalte.json', 'faq', 'kosten', 'Frage', 'de'], { teil: 'inhalte', nr: 'faq.kosten' }],
  [['texte.json', 'de', 'mail.fuss'], { teil: 'texte' }],
  [['bilder', 'logo.svg'], { teil: 'theme' }],
])('finds the screen of %s', (pfad, teil) => {
  expect(teilOf(ORDNER, pfad)).toEqual(teil);
});

test('leads to the field itself', () => {
  expect(fieldPath('telko', ORDNER, ['praemien.json', '1', 'WertCent'])).toBe('/telko/entwurf/praemien/9#feld-praemien-json-1-WertCent');
});
