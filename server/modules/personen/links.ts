import type { LinkZweck } from '../../../contract/calls/betrieb/personen.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { emailHash, reasonOfSperre } from '../../mail/ruecklauf/sperre.ts';
import { requestAnmeldelink, requestPasswortlink, resendWelcomeMail, sperreOf, wantsMailOfAccount } from '../account/index.ts';
import { checkStillMay, refuseMail } from '../betrieb/index.ts';
import { hasOpenZugang, requestZugang } from '../empfaenger/index.ts';
import { ensureUnnamed } from '../empfehler/index.ts';
import { empfehlungErneut, sendOptIn } from '../empfehlung/index.ts';
import { isOpen, mailPraemieBereit } from '../praemierung/index.ts';
import { findPerson, type Person } from './person.ts';
import { findUnconfirmed } from './reads.ts';

type Send = () => Promise<void>;

/** The links that a person has a use for now, each with what mails it. */
export async function possibleLinks(context: Context, { konto, email, praemien }: Person): Promise<ReadonlyMap<LinkZweck, Send>> {
  const links = new Map<LinkZweck, Send>();
  if (email === null) return links;
  if (konto) {
    if (context.konfiguration.IsAutologin)
      links.set('Anmeldung', () => requestAnmeldelink(context, { email, redirect: null }, ensureUnnamed));
    else if (konto.bestaetigt_am === null) links.set('Konto', () => resendWelcomeMail(context, email));
    else links.set('Passwort', () => requestPasswortlink(context, email));
    const unconfirmed = await findUnconfirmed(context, konto.account_id, dayOf(context.now));
    if (unconfirmed) links.set('Empfehlung', () => sendOptIn(context, unconfirmed.empfehlungsnummer, empfehlungErneut));
  }
  if (await hasOpenZugang(context, email)) links.set('Teilnahme', () => requestZugang(context, email));
  const open = praemien.filter((row) => isOpen(context, row)).map((row) => row.praemierungsnummer);
  if (open.length > 0)
    links.set('Praemie', async () => {
      for (const nummer of open) await mailPraemieBereit(context, nummer);
    });
  return links;
}

/** Links into an account, which a blocked person cannot use. */
const OF_KONTO: readonly LinkZweck[] = ['Passwort', 'Anmeldung', 'Konto', 'Empfehlung'];

/**
 * Mails a person a new link. Throws NichtAuthorisiert, NichtGefunden, and Konflikt for a purpose that the person has no use for, a blocked person, one who
 * wants no mails, and a mailbox that refused mails.
 */
export async function mailLinkTo(context: Context, login: Login | null, id: string, zweck: LinkZweck): Promise<void> {
  await checkStillMay(context, login, 'PersonenAendern');
  const person = await findPerson(context, id);
  const send = (await possibleLinks(context, person)).get(zweck);
  const { email, konto } = person;
  if (!send || email === null) return refuseWith('ohneZweck');
  if (OF_KONTO.includes(zweck) && (await sperreOf(context, email)) !== null) refuseWith('gesperrt');
  if (!(await wantsMailOfAccount(context, email, konto ?? undefined))) refuseWith('keineMails');
  if ((await reasonOfSperre(context, emailHash(context.secrets, email), {})) !== null) refuseMail('Unbekannt');
  await send();
  await writeProtokoll(context, 'person.link', person.id, { zweck });
}

function refuseWith(why: 'ohneZweck' | 'gesperrt' | 'keineMails'): never {
  throw new Refusal('Konflikt', { text: `betrieb.person.konflikt.${why}` });
}
