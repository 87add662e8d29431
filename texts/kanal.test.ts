import { expect, test } from 'vitest';
import { kanalWort } from './kanal.ts';
import { createTexts } from './texts.ts';

test('a way of sharing has one spelling in each language, however it came', () => {
  const [de, en] = [createTexts('de', {}), createTexts('en', {})];
  for (const came of ['whatsapp', 'WhatsApp', 'WHATSAPP'])
    expect([kanalWort(de, came), kanalWort(en, came)]).toEqual(['WhatsApp', 'WhatsApp']);
  expect([kanalWort(de, 'sms'), kanalWort(en, 'sms')]).toEqual(['SMS', 'Text message']);
  expect(kanalWort(de, 'link')).toBe('Link');
});

test('a way of the tenant’s own stands as it came', () => {
  expect(kanalWort(createTexts('de', {}), 'Filiale-3')).toBe('Filiale-3');
});
