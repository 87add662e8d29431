import { expect, test } from 'vitest';
import { kanalLabel } from './kanal.ts';
import { createTexts } from './texts.ts';

test('a known channel has one spelling per language, regardless of letter case', () => {
  const [de, en] = [createTexts('de', {}), createTexts('en', {})];
  for (const came of ['whatsapp', 'WhatsApp', 'WHATSAPP'])
    expect([kanalLabel(de, came), kanalLabel(en, came)]).toEqual(['WhatsApp', 'WhatsApp']);
  expect([kanalLabel(de, 'sms'), kanalLabel(en, 'sms')]).toEqual(['SMS', 'Text message']);
  expect(kanalLabel(de, 'link')).toBe('Link');
});

test('an unknown channel of a tenant is shown unchanged', () => {
  expect(kanalLabel(createTexts('de', {}), 'Filiale-3')).toBe('Filiale-3');
});
