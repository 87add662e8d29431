import type { AngelegteEmpfehlung, NeueEmpfehlung } from '../../../../contract/calls/empfehlung/empfehlung.ts';
import { anteilOf } from '../../../../contract/rules/anteil.ts';
import { isAgbAccepted } from '../../../../contract/values/wire.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { addDays, dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { isUniqueViolation } from '../../../db/errors.ts';
import { emailSchluessel } from '../../../email-address.ts';
import { recordWechsel } from '../../../ereignis/wechsel.ts';
import { refuse, refuseField } from '../../../errors.ts';
import { checkLiveAccount, checkTeilnahme } from '../../account/index.ts';
import { addNamedEmpfaenger, checkEmpfaengerEmail, checkSeenVersions, recordZustimmung } from '../../empfaenger/index.ts';
import { agenturOf, ensureEmpfehler, herkunftOf, nameUnnamed, requestNewsletter } from '../../empfehler/index.ts';
import { checkAktionen, recordAktionen } from '../../mandant/index.ts';
import { praemieFor, readPraemien } from '../../praemie/index.ts';
import { isRecommendable, readProdukt } from '../../produkt/index.ts';
import { countZiel } from '../../tracking/index.ts';
import { einwilligungText } from '../../werbeeinwilligung/index.ts';
import { findByCode, hasUnconfirmed, insertEmpfehlung } from '../store.ts';
import { angelegtOf } from './angelegt.ts';
import { sendOptIn } from './opt-in.ts';

/** The logged-in recommender who makes a referral. */
export interface LoggedInEmpfehler {
  readonly id: string;
  readonly email: string;
}

/**
 * Creates a referral. With a session for the address it is confirmed immediately. Without a session it waits for the mailed link, and the
 * answer is the same for every address.
 */
export async function createEmpfehlung(
  context: Context,
  neu: NeueEmpfehlung,
  loggedIn: LoggedInEmpfehler | null,
): Promise<AngelegteEmpfehlung> {
  const { Empfehlung, Empfehler, Empfaenger } = neu;
  if (loggedIn && emailSchluessel(loggedIn.email) !== emailSchluessel(Empfehler.Email)) refuse('NichtAuthorisiert');
  if (!isAgbAccepted(Empfehlung.AgbText)) refuse('AcceptAgb');
  checkSeenVersions(context, Empfehlung, 'Empfehlung.AgbText');
  await checkTeilnahme(context, Empfehler.Email);
  await checkProdukt(context, Empfehlung.Produkt);
  const aktionen = await checkAktionen(context, neu.Aktionen ?? []);
  if (!Empfehlung.Empfehlungslink && !Empfaenger) refuseField('Empfaenger', 'pflichtfeld');
  if (Empfaenger?.Email) await checkEmpfaengerEmail(context, Empfehler.Email, Empfaenger.Email);

  const names = { vorname: Empfehler.Vorname, nachname: Empfehler.Nachname };
  const empfehlerId = loggedIn?.id ?? (await ensureEmpfehler(context, { email: Empfehler.Email, ...names }));
  await checkLiveAccount(context, empfehlerId);
  if (loggedIn) await nameUnnamed(context, empfehlerId, names);
  if (!loggedIn && context.konfiguration.KontoAuskunft && (await hasUnconfirmed(context, empfehlerId, Empfehlung.Produkt)))
    refuse('EmpfehlungExistsAndOptInRequired');
  const agentur = await (loggedIn ? herkunftOf : agenturOf)(context, empfehlerId, [Empfehler.Email, Empfaenger?.Email ?? '']);
  const row = { ...newRow(context, neu, empfehlerId, loggedIn !== null), ...agentur };
  await insertWithFreeCode(context, row);
  await recordZustimmung(context, 'Empfehler', row.empfehlungsnummer, Empfehlung.AgbText);
  await recordAktionen(context, row.empfehlungsnummer, aktionen);
  if (Empfaenger) {
    const person = { vorname: Empfaenger.Vorname, name: Empfaenger.Nachname || null, email: Empfaenger.Email ?? null };
    await addNamedEmpfaenger(context, row, person, loggedIn !== null);
  }
  await recordAngelegt(context, row.empfehlungsnummer, loggedIn !== null);
  if (loggedIn && row.newsletter_text !== null)
    await requestNewsletter(context, empfehlerId, { text: row.newsletter_text, am: context.now });
  if (loggedIn) return angelegtOf(context, row, Empfehlung.Empfehlungslink ? 'Ok' : 'Offen');
  await sendOptIn(context, row.empfehlungsnummer);
  return { Empfehlungsnummer: row.empfehlungsnummer, Status: 'Offen', OptInRequired: true };
}

/** Records a confirmed referral as an event; writes only an audit entry for one whose address is not confirmed yet. */
async function recordAngelegt(context: Context, empfehlungsnummer: string, bestaetigt: boolean): Promise<void> {
  const eintrag = { was: 'empfehlung.angelegt', daten: { bestaetigt } } as const;
  if (!bestaetigt) return writeProtokoll(context, eintrag.was, empfehlungsnummer, eintrag.daten);
  await recordWechsel(context, { was: 'Empfehlung', bezug: empfehlungsnummer, vorher: null, nachher: 'Ok' }, eintrag);
  await countZiel(context, 'Empfohlen', empfehlungsnummer);
}

/** Refuses at `Empfehlung.Produkt` a product that cannot be recommended or has no reward today. */
async function checkProdukt(context: Context, produktId: number): Promise<void> {
  const produkt = isRecommendable(context.konfiguration) ? await readProdukt(context, produktId) : undefined;
  if (!produkt) refuseField('Empfehlung.Produkt', 'produkt');
  if (!praemieFor(await readPraemien(context), produktId, dayOf(context.now))) refuseField('Empfehlung.Produkt', 'keinePraemie');
}

function newRow(context: Context, { Empfehlung, Empfehler }: NeueEmpfehlung, empfehlerId: string, isConfirmed: boolean) {
  return {
    empfehlungsnummer: context.random.nummer(),
    empfehler_id: empfehlerId,
    vorname: Empfehler.Vorname,
    nachname: Empfehler.Nachname,
    produkt_id: Empfehlung.Produkt,
    channel: Empfehlung.Channel,
    empfehlungslink: Empfehlung.Empfehlungslink,
    anteil_empfehler: anteilOf(Empfehlung.AnteilEmpfehler, context.konfiguration.PraemieAlsLohn),
    agentennummer: Empfehlung.AgentNumber || Empfehlung.Agentennummer || null,
    code: context.random.code(),
    wunschcode: null,
    erstellt_am: context.now,
    bestaetigt_am: isConfirmed ? context.now : null,
    gueltig_bis: addDays(dayOf(context.now), context.konfiguration.EmpfehlungGueltigTage),
    newsletter_text: Empfehler.NewsletterPermission ? einwilligungText(context) : null,
  };
}

/** Inserts a referral. If its code is taken (about once in a trillion), refuses with Konflikt; a repeated call gets another code. */
export async function insertWithFreeCode(context: Context, row: Parameters<typeof insertEmpfehlung>[1]): Promise<void> {
  if (await findByCode(context, row.code)) refuse('Konflikt');
  try {
    await insertEmpfehlung(context, row);
  } catch (error) {
    if (isUniqueViolation(error, 'empfehlung_mandant_code_key')) refuse('Konflikt');
    throw error;
  }
}
