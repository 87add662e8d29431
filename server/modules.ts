import { CALLS } from '../contract/calls.ts';
import { protokollRetentions } from './audit/store.ts';
import { captchaRetentions } from './captcha/store.ts';
import { idempotenzRetentions } from './http/idempotency/store.ts';
import type { LoginResolvers } from './http/logins.ts';
import type { Mount } from './http/mount.ts';
import { refuseOtherMethods } from './http/other-methods.ts';
import type { Sweep } from './jobs/sweep.ts';
import { mailRetentions } from './mail/store.ts';
import type { MailTemplate } from './mail/template.ts';
import { accountRetentions, resolveEmpfehler } from './modules/account/account.ts';
import { mountLogintoken } from './modules/account/logintoken-routes.ts';
import { anmeldelink, kontoBekannt, passwortGeaendert, passwortSetzen, willkommen, willkommenErneut } from './modules/account/mails.ts';
import { mountPasswort } from './modules/account/passwort-routes.ts';
import { mountAccount } from './modules/account/routes.ts';
import { mountWillkommen } from './modules/account/willkommen-routes.ts';
import { auftragSweeps } from './modules/auftrag/jobs.ts';
import { mountAuftrag } from './modules/auftrag/routes.ts';
import { resolveApiSchluessel } from './modules/betrieb/betrieb.ts';
import { kontaktRetentions } from './modules/betrieb/kontakt.ts';
import { kontaktAnfrage, kontaktEingang } from './modules/betrieb/kontakt-mails.ts';
import { mountKontakt } from './modules/betrieb/kontakt-routes.ts';
import { consentRetentions } from './modules/consent/consent.ts';
import { mountConsent } from './modules/consent/routes.ts';
import { mountBilder, mountContent } from './modules/content/routes.ts';
import { mountDatenschutz } from './modules/datenschutz/routes.ts';
import { mountEmpfaengerBankdaten } from './modules/empfaenger/bankdaten-routes.ts';
import { resolveEmpfaenger } from './modules/empfaenger/empfaenger.ts';
import { empfaengerRetentions, empfaengerSweeps } from './modules/empfaenger/jobs.ts';
import { empfaengerBankdaten, empfaengerBestaetigen, empfaengerZugang, werbungBestaetigen } from './modules/empfaenger/mails.ts';
import { mountEmpfaenger } from './modules/empfaenger/routes.ts';
import { ensureNamed, ensureUnnamed } from './modules/empfehler/empfehler.ts';
import { newsletterBestaetigen } from './modules/empfehler/mails.ts';
import { mountEmpfehler } from './modules/empfehler/routes.ts';
import { empfehlungRetentions, empfehlungSweeps } from './modules/empfehlung/jobs.ts';
import { mountLinks } from './modules/empfehlung/link-routes.ts';
import { empfehlungBestaetigen, empfehlungErneut, erinnerung } from './modules/empfehlung/mails.ts';
import { mountMerken } from './modules/empfehlung/merken-routes.ts';
import { mountEmpfehlung } from './modules/empfehlung/routes.ts';
import { mountVorschau } from './modules/empfehlung/vorschau-routes.ts';
import { mountMandant } from './modules/mandant/routes.ts';
import { nachbuchungRetentions, nachbuchungSweeps } from './modules/nachbuchung/jobs.ts';
import { nachbuchungAbgelehnt, nachbuchungAngenommen } from './modules/nachbuchung/mails.ts';
import { mountNachbuchung } from './modules/nachbuchung/routes.ts';
import { maxWertCent } from './modules/praemie/praemie.ts';
import { mountPraemie } from './modules/praemie/routes.ts';
import { praemierungRetentions, praemierungSweeps } from './modules/praemierung/jobs.ts';
import { mountKundennummer } from './modules/praemierung/kundennummer-routes.ts';
import { gutscheinCode, praemieBereit, praemieStorniert } from './modules/praemierung/mails.ts';
import { resolvePraemierung, tokenOf } from './modules/praemierung/praemierung.ts';
import { mountPraemierung } from './modules/praemierung/routes.ts';
import { mountProdukt } from './modules/produkt/routes.ts';
import { klickRetentions } from './modules/tracking/tracking.ts';
import type { Retention } from './retention.ts';

export { linkDomainAddress } from './modules/empfehlung/link-routes.ts';

/** What the modules bring: the one place that knows them all. */

export const MAIL_TEMPLATES: readonly MailTemplate[] = [
  passwortSetzen,
  passwortGeaendert,
  anmeldelink,
  willkommen,
  willkommenErneut,
  kontoBekannt,
  newsletterBestaetigen,
  empfehlungBestaetigen,
  empfehlungErneut,
  erinnerung,
  empfaengerBestaetigen,
  empfaengerZugang,
  empfaengerBankdaten,
  werbungBestaetigen,
  praemieBereit,
  gutscheinCode,
  praemieStorniert,
  kontaktAnfrage,
  kontaktEingang,
  nachbuchungAngenommen,
  nachbuchungAbgelehnt,
];

/** In the order in which one can make the next due. */
export const SWEEPS: readonly Sweep[] = [
  ...auftragSweeps,
  ...praemierungSweeps,
  ...empfaengerSweeps,
  ...empfehlungSweeps,
  ...nachbuchungSweeps,
];

/** What is deleted after its time; the rules are in `retention.ts`. */
export const RETENTIONS: readonly Retention[] = [
  ...accountRetentions,
  ...idempotenzRetentions,
  ...captchaRetentions,
  ...consentRetentions,
  ...mailRetentions,
  ...klickRetentions,
  ...empfaengerRetentions,
  ...empfehlungRetentions,
  ...praemierungRetentions,
  ...nachbuchungRetentions,
  ...kontaktRetentions,
  ...protokollRetentions,
];

export const LOGINS: LoginResolvers = { E: resolveEmpfehler, P: resolvePraemierung, R: resolveEmpfaenger, K: resolveApiSchluessel };

/** Serves every call of the contract. */
export function mountCalls(mounting: Mount): void {
  mountMandant(mounting);
  mountConsent(mounting);
  mountBilder(mounting);
  mountContent(mounting, maxWertCent);
  mountPraemie(mounting);
  mountProdukt(mounting);
  mountAccount(mounting);
  mountPasswort(mounting);
  mountLogintoken(mounting, ensureUnnamed);
  mountWillkommen(mounting, ensureNamed);
  mountEmpfehler(mounting);
  mountEmpfaenger(mounting);
  mountEmpfaengerBankdaten(mounting);
  mountEmpfehlung(mounting, tokenOf);
  mountMerken(mounting);
  mountLinks(mounting);
  mountVorschau(mounting);
  mountPraemierung(mounting);
  mountKundennummer(mounting);
  mountAuftrag(mounting);
  mountKontakt(mounting);
  mountNachbuchung(mounting);
  mountDatenschutz(mounting);
  refuseOtherMethods(mounting.app, CALLS);
}
