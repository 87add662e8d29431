import type { Module } from '../../module.ts';
import { resolveApiSchluessel } from './betrieb.ts';
import { kontaktRetentions } from './kontakt.ts';
import { kontaktAnfrage, kontaktEingang } from './kontakt-mails.ts';
import { kontaktCalls } from './kontakt-routes.ts';

export const betrieb = {
  calls: kontaktCalls,
  mails: [kontaktAnfrage, kontaktEingang],
  retentions: kontaktRetentions,
  logins: { K: resolveApiSchluessel },
} satisfies Module;
