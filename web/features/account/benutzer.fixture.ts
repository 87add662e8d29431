import type { Benutzer } from '../../../contract/calls/account/account.ts';

/** Logged-in user as `readUser` answers; without the newsletter unless `change` sets it. */
export const benutzerOf = (change: Partial<Benutzer> = {}): Benutzer => ({
  Email: 'erika@example.org',
  Anrede: null,
  Vorname: 'Erika',
  Nachname: 'Muster & Co',
  Empfehlerhash: 'h',
  Token: 'geheim',
  Ablauf: '2026-11-20T22:00:00.000Z',
  NewsletterOptinGegeben: false,
  NewsletterOptinVersendetAm: null,
  Language: 'de',
  ...change,
});
