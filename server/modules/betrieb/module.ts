import type { Module } from '../../module.ts';
import type { CountWaiting } from '../../reports/waiting.ts';
import { benutzerCalls } from './benutzer/benutzer-routes.ts';
import { kontoCalls } from './benutzer/konto-routes.ts';
import { loginCalls } from './benutzer/login-routes.ts';
import { BENUTZER_MAILS } from './benutzer/mails.ts';
import { tidyPeople } from './benutzer/tidy.ts';
import { heuteCalls } from './heute/routes.ts';
import { makeTagesmail } from './heute/tagesmail.ts';
import { kontaktRetentions } from './kontakt.ts';
import { kontaktAnfrage, kontaktEingang } from './kontakt-mails.ts';
import { kontaktCalls } from './kontakt-routes.ts';
import { listenCalls } from './listen.ts';
import { type FindTemplates, mailsWaiting } from './mails/mails.ts';
import { mailCalls } from './mails/routes.ts';
import { resolveApiSchluessel } from './schluessel.ts';

/** The back office. Later modules supply their lists with rows that wait for a decision, and the templates of their mails. */
export function makeBetriebModule(waitingElsewhere: readonly CountWaiting[], findTemplates: FindTemplates) {
  const waiting = [...waitingElsewhere, mailsWaiting];
  const tagesmail = makeTagesmail(waiting);
  return {
    calls: [...kontaktCalls, ...benutzerCalls, ...listenCalls, ...heuteCalls(waiting), ...mailCalls(findTemplates)],
    globalCalls: [...loginCalls, ...kontoCalls],
    mails: [kontaktAnfrage, kontaktEingang, ...BENUTZER_MAILS, tagesmail.mail],
    sweeps: [tagesmail.sweep],
    retentions: kontaktRetentions,
    tidy: tidyPeople,
    unseen: ['api_schluessel', 'betrieb_rolle', 'kontaktnachricht', 'tagesmail'],
    tables: {
      api_schluessel: 'keys of systems, named by their purpose',
      betrieb_rolle: "which of the tenant's own staff has which role, by ids",
      kontaktnachricht: 'a message to support, encrypted, only until its mails are sent; of a sender without a login',
      tagesmail: "which of the tenant's own staff wants a daily mail, by ids",
    },
    logins: { K: resolveApiSchluessel },
  } satisfies Module;
}
