import type { Module } from '../../module.ts';
import { benutzerCalls } from './benutzer/benutzer-routes.ts';
import { kontoCalls } from './benutzer/konto-routes.ts';
import { loginCalls } from './benutzer/login-routes.ts';
import * as benutzerMails from './benutzer/mails.ts';
import { tidyPeople } from './benutzer/tidy.ts';
import { kontaktRetentions } from './kontakt.ts';
import { kontaktAnfrage, kontaktEingang } from './kontakt-mails.ts';
import { kontaktCalls } from './kontakt-routes.ts';
import { listenCalls } from './listen.ts';
import { resolveApiSchluessel } from './schluessel.ts';

export const betrieb = {
  calls: [...kontaktCalls, ...benutzerCalls, ...listenCalls],
  globalCalls: [...loginCalls, ...kontoCalls],
  mails: [kontaktAnfrage, kontaktEingang, ...Object.values(benutzerMails)],
  retentions: kontaktRetentions,
  tidy: tidyPeople,
  unseen: ['api_schluessel', 'betrieb_rolle', 'kontaktnachricht'],
  tables: {
    api_schluessel: 'keys of systems, named by their purpose',
    betrieb_rolle: "which of the tenant's own staff has which role, by ids",
    kontaktnachricht: 'a message to support, encrypted, only until its mails are sent; of a sender without a login',
  },
  logins: { K: resolveApiSchluessel },
} satisfies Module;
