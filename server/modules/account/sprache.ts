import type { Locale } from '../../../contract/values/wire.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { refuseField } from '../../errors.ts';
import { findAccount, setLanguage } from './store.ts';

/** Sets the language of an account. Throws Validierung for a language that the tenant does not offer. */
export async function changeLanguage(context: Context, accountId: string, language: Locale): Promise<void> {
  if (!context.konfiguration.SupportedLanguage.Sprache.includes(language)) refuseField('Language', 'auswahl');
  const vorher = (await findAccount(context, accountId))?.language ?? null;
  await setLanguage(context, accountId, language);
  await writeProtokoll(context, 'account.sprache', accountId, { language }, { vorher, nachher: language });
}
