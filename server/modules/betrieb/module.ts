import type { Module } from '../../module.ts';
import { kontaktRetentions } from './kontakt.ts';
import { kontaktAnfrage, kontaktEingang } from './kontakt-mails.ts';
import { kontaktCalls } from './kontakt-routes.ts';
import { resolveApiSchluessel } from './schluessel.ts';

export const betrieb = {
  calls: kontaktCalls,
  mails: [kontaktAnfrage, kontaktEingang],
  retentions: kontaktRetentions,
  unseen: ['api_schluessel', 'kontaktnachricht'],
  tables: {
    api_schluessel: 'keys of systems, named by their purpose',
    kontaktnachricht: 'a message to support, encrypted, only until its mails are sent; of a sender without a login',
  },
  logins: { K: resolveApiSchluessel },
} satisfies Module;
