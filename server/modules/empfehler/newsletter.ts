import type { NewsletterStand } from '../../../contract/calls/account/empfehler.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import { accountEmail } from '../account/index.ts';
import {
  einwilligungText,
  findWerbeperson,
  type Gezeigt,
  giveWerbeeinwilligung,
  type Person,
  requestWerbeeinwilligung,
  standOf,
  withdrawWerbeeinwilligung,
} from '../werbeeinwilligung/index.ts';
import { newsletterBestaetigen } from './mails.ts';
import { lockEmpfehler, updateEmpfehler } from './store.ts';

const personOf = (bezug: string): Person => ({ seite: 'Empfehler', bezug });

/**
 * Mails a recommender with a confirmed address the link that gives the consent to the newsletter. Does nothing if the consent is given or
 * requested already, or if the tenant has no newsletter.
 */
export async function requestNewsletter(context: Context, empfehlerId: string, gezeigt: Gezeigt): Promise<void> {
  if (!context.konfiguration.ModuleNewsletterPermission) return;
  if (!(await lockEmpfehler(context, empfehlerId))) refuse('PSOF0204');
  const email = await accountEmail(context, empfehlerId);
  const link = await requestWerbeeinwilligung(context, personOf(empfehlerId), email, gezeigt);
  if (link === null) return;
  await updateEmpfehler(context, empfehlerId, { newsletter_optin_versendet_am: context.now });
  await enqueueMail(context, newsletterBestaetigen, link);
}

/**
 * Opts a recommender in to or out of the newsletter: in only by the mailed link, out immediately, even if the tenant no longer has a
 * newsletter (GDPR art. 7 (3)). Returns the state before the call.
 */
export async function setNewsletter(context: Context, empfehlerId: string, optin: boolean): Promise<NewsletterStand> {
  if (optin && !context.konfiguration.ModuleNewsletterPermission) refuse('NichtAuthorisiert');
  if (!(await lockEmpfehler(context, empfehlerId))) refuse('PSOF0204');
  const stand = await standOf(context, personOf(empfehlerId));
  if (optin) await requestNewsletter(context, empfehlerId, { text: einwilligungText(context), am: context.now });
  else {
    await withdrawWerbeeinwilligung(context, personOf(empfehlerId));
    await updateEmpfehler(context, empfehlerId, { newsletter_optin_gegeben: false, newsletter_optin_versendet_am: null });
  }
  return { OptinMailAlreadySent: stand === 'Angefragt', OptinAlreadySet: stand === 'Gegeben' };
}

/** Gives, by the mailed token, the consent of a recommender to the newsletter, or of a recipient to advertising. */
export async function confirmWerbeeinwilligung(context: Context, token: string): Promise<void> {
  const { seite, bezug } = await findWerbeperson(context, token);
  if (seite === 'Empfaenger') return giveWerbeeinwilligung(context, token);
  if (!context.konfiguration.ModuleNewsletterPermission) refuse('NichtAuthorisiert');
  if (!(await lockEmpfehler(context, bezug))) refuse('Abgelaufen');
  await giveWerbeeinwilligung(context, token);
  await updateEmpfehler(context, bezug, { newsletter_optin_gegeben: true });
}
