import { expect, it } from 'vitest';
import { openPage } from '../../shell/open.fixture.ts';

it.each([
  ['de', true, 'Link antippen. Danach sind Sie 12 Stunden lang angemeldet.'],
  ['de', false, 'Ihrem Passwort. Danach sind Sie 12 Stunden lang angemeldet.'],
  ['en', true, 'tap the link. You then stay logged in for 12 hours.'],
  ['en', false, 'your password. You then stay logged in for 12 hours.'],
] as const)('says in %s how one comes in, by a mailed link (%s) or a password, and for how long', async (locale, IsAutologin, sentence) => {
  const konfiguration = { Zwischenseite: true, ModuleErzwingeLogin: true, IsAutologin };
  const { text } = await openPage(
    'Interstitial',
    { page: 'Interstitial', locale, konfiguration },
    { readMaxPraemiewert: { body: { WertCent: 0, Wert: '0,00 €' } } },
  );
  expect(text).toContain(sentence);
});
