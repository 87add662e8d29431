import { idOf, type Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { changeLanguage } from '../account/index.ts';
import { findAktiv } from './reads.ts';
import { agenturOf } from './session.ts';
import { standOf } from './zweitfaktor.ts';

/** The own account of somebody of an agency. */
export async function readKonto(context: Context, login: Login | null) {
  const row = (await findAktiv(context, idOf(login))) ?? refuse('PSOF0204');
  const { vorname: Vorname, nachname: Nachname, email: Email, language: Language } = row;
  return { Vorname, Nachname, Email, Language, ...(await standOf(context, row.account_id)) };
}

/** Sets the language of the portal and its mails. Throws Validierung for one that the tenant does not speak. */
export async function changeKonto(context: Context, login: Login | null, language: Context['locale']) {
  await changeLanguage(context, agenturOf(login).accountId, language);
  return readKonto(context, login);
}
