import type { AngelegteEmpfehlung } from '../../../../contract/calls/empfehlung/empfehlung.ts';
import type { Context } from '../../../context.ts';
import { recordWechsel } from '../../../ereignis/wechsel.ts';
import { refuse } from '../../../errors.ts';
import { recordHandlung } from '../../../mail/postfach.ts';
import { enqueueMail } from '../../../mail/store.ts';
import { accountEmail, checkTeilnahme, confirmAccount, createZugangslink, OPT_IN_DAYS, redeemZugangslink } from '../../account/index.ts';
import { claimPairs } from '../../empfaenger/index.ts';
import { herkunftOf, nameEmpfehler, requestNewsletter } from '../../empfehler/index.ts';
import { countZiel } from '../../tracking/index.ts';
import { empfehlungBereit, empfehlungBestaetigen } from '../mails.ts';
import { findLink, listNamedEmails } from '../reads.ts';
import { statusSeen } from '../schritte/seen.ts';
import { statusFrom } from '../status.ts';
import { confirmEmpfehlungRow, findEmpfehlung, setAgentur } from '../store.ts';
import { angelegtOf } from './angelegt.ts';

/** Mails the link that confirms the recommender's address. */
export async function sendOptIn(context: Context, empfehlungsnummer: string, template = empfehlungBestaetigen): Promise<void> {
  const link = await createZugangslink(context, 'Empfehlung', empfehlungsnummer, OPT_IN_DAYS);
  await enqueueMail(context, template, link);
}

/** Confirms a referral and its recommender's account with the mailed token. */
export async function confirmEmpfehlung(context: Context, token: string): Promise<{ empfehlerId: string; angelegt: AngelegteEmpfehlung }> {
  const empfehlungsnummer = await redeemZugangslink(context, 'Empfehlung', token);
  const row = (await findEmpfehlung(context, empfehlungsnummer)) ?? refuse('NichtGefunden');
  const empfehlerId = row.empfehler_id ?? refuse('NichtGefunden');
  const email = await accountEmail(context, empfehlerId);
  await checkTeilnahme(context, email);
  const isNew = await confirmEmpfehlungRow(context, empfehlungsnummer, context.now);
  const named = await listNamedEmails(context, empfehlungsnummer);
  if (isNew) await setAgentur(context, empfehlungsnummer, await herkunftOf(context, empfehlerId, [email, ...named]));
  if (await confirmAccount(context, empfehlerId)) await nameEmpfehler(context, empfehlerId, row);
  await claimPairs(context, empfehlungsnummer);
  // The link confirms the referral only. The newsletter needs a separate consent; its mail is sent only now.
  const { newsletter_text: text, erstellt_am: am } = row;
  if (text !== null) await requestNewsletter(context, empfehlerId, { text, am });
  const wechsel = { was: 'Empfehlung', bezug: empfehlungsnummer, vorher: null, nachher: 'Ok' } as const;
  if (isNew) {
    await recordWechsel(context, wechsel, { was: 'empfehlung.bestaetigt' });
    await countZiel(context, 'Empfohlen', empfehlungsnummer);
  }
  await enqueueMail(context, empfehlungBereit, empfehlungsnummer);
  const confirmed = await findLink(context, 'empfehlungsnummer', empfehlungsnummer);
  const angelegt = angelegtOf(context, row, confirmed ? statusFrom(confirmed, statusSeen(context, confirmed), context.now) : 'Ok');
  await recordHandlung(context, email);
  return { empfehlerId, angelegt };
}
