import type { Module } from '../../module.ts';
import type { CountWaiting } from '../../reports/waiting.ts';
import { arbeitenListe, arbeitenWaiting } from './arbeiten/arbeiten.ts';
import { arbeitenCalls } from './arbeiten/routes.ts';
import { benutzerCalls } from './benutzer/benutzer-routes.ts';
import { kontoCalls } from './benutzer/konto-routes.ts';
import { loginCalls } from './benutzer/login-routes.ts';
import { BENUTZER_MAILS } from './benutzer/mails.ts';
import { tidyPeople } from './benutzer/tidy.ts';
import type { Listenquellen } from './export/export.ts';
import { quelleOf } from './export/quellen.ts';
import { exportCalls } from './export/routes.ts';
import type { FindWarnungen } from './heute/heute.ts';
import { heuteCalls } from './heute/routes.ts';
import { makeTagesmail } from './heute/tagesmail.ts';
import { kontaktRetentions } from './kontakt.ts';
import { kontaktAnfrage, kontaktEingang } from './kontakt-mails.ts';
import { kontaktCalls } from './kontakt-routes.ts';
import { benutzerListe, listenCalls, protokollListe } from './listen.ts';
import { type FindTemplates, mailQuelle, mailsWaiting } from './mails/mails.ts';
import { mailCalls } from './mails/routes.ts';
import { schluesselCalls } from './schluessel/routes.ts';
import { resolveApiSchluessel, schluesselListe } from './schluessel/schluessel.ts';

type OwnListe = 'mails' | 'arbeiten' | 'schluessel' | 'benutzer' | 'protokoll';

/** The back office. Later modules supply their lists, those with rows that wait for a decision, the templates of their mails, and what is wrong. */
export function makeBetriebModule(
  waitingElsewhere: readonly CountWaiting[],
  listenElsewhere: Omit<Listenquellen, OwnListe>,
  findTemplates: FindTemplates,
  findWarnungen: FindWarnungen,
) {
  const waiting = [...waitingElsewhere, mailsWaiting, arbeitenWaiting];
  const quellen: Listenquellen = {
    ...listenElsewhere,
    mails: mailQuelle(findTemplates),
    arbeiten: quelleOf(arbeitenListe),
    schluessel: quelleOf(schluesselListe),
    benutzer: quelleOf(benutzerListe),
    protokoll: quelleOf(protokollListe),
  };
  const tagesmail = makeTagesmail(waiting);
  return {
    calls: [
      ...kontaktCalls,
      ...benutzerCalls,
      ...listenCalls,
      ...heuteCalls(waiting, findWarnungen),
      ...mailCalls(findTemplates),
      ...arbeitenCalls,
      ...schluesselCalls,
      ...exportCalls(quellen),
    ],
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
