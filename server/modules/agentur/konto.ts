import type { Angaben } from '../../../contract/calls/agentur/angaben.ts';
import { idOf, type Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { changeLanguage } from '../account/index.ts';
import { standOf } from '../zugang/index.ts';
import { changeWahl, readWahl } from './mails-wahl/wahl.ts';
import { AGENTUR_PORTAL } from './portal.ts';
import { findActiveBenutzer } from './reads.ts';
import { readZusatzdaten, saveZusatzdaten } from './registrierung/zusatzdaten.ts';
import { agenturOf } from './session.ts';

/** The account of the logged-in user of an agency. */
export async function readKonto(context: Context, login: Login | null) {
  const row = (await findActiveBenutzer(context, idOf(login))) ?? refuse('PSOF0204');
  const { vorname: Vorname, nachname: Nachname, email: Email, language: Language } = row;
  const zusatzdaten = await readZusatzdaten(context, login);
  return {
    Vorname,
    Nachname,
    Email,
    Language,
    ...(await readWahl(context, idOf(login))),
    ...(await standOf(AGENTUR_PORTAL.faktoren, context, row.account_id)),
    ...(zusatzdaten && { Zusatzdaten: zusatzdaten }),
  };
}

interface Aenderung extends Angaben {
  readonly Language?: Context['locale'] | undefined;
  readonly Hinweise?: boolean | undefined;
  readonly Wochenbericht?: boolean | undefined;
}

/**
 * Sets the language of the portal and its mails, the choice of mails, and the data of an agency in registration. Throws Validierung for a
 * language that the tenant does not offer, and what `changeWahl` and `saveZusatzdaten` throw.
 */
export async function changeKonto(context: Context, login: Login | null, { Language, Hinweise, Wochenbericht, ...angaben }: Aenderung) {
  await changeWahl(context, login, { Hinweise, Wochenbericht });
  if (Language !== undefined) await changeLanguage(context, agenturOf(login).accountId, Language);
  if (Object.values(angaben).some((value) => value !== undefined)) await saveZusatzdaten(context, login, angaben);
  return readKonto(context, login);
}
