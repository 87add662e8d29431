import { expect, test } from 'vitest';
import { kanalWort } from './kanal.ts';
import { createTexts } from './texts.ts';

test('a known channel has one spelling per language, regardless of letter case', () => {
  const [de, en] = [createTexts('de', {}), createTexts('en', {})];
  for (const came of ['whatsapp', 'WhatsApp', 'WHATSAPP'])
    expect([kanalWort(de, came), kanalWort(en, came)]).toEqual(['WhatsApp', 'WhatsApp']);
  expect([kanalWort(de, 'sms'), kanalWort(en, 'sms')]).toEqual(['SMS', 'Text message']);
  expect(kanalWort(de, 'link')).toBe('Link');
});

test('an unknown channel of a tenant is shown unchanged', () => {
  expect(kanalWort(createTexts('de', {}), 'Filiale-3')).toBe('Filiale-3');
});
