import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { createAnsicht } from '../account/index.ts';
import { checkStillMay } from '../betrieb/index.ts';
import { findPerson } from './person.ts';

/** Opens the site of a recommender as the person sees it. Throws NichtAuthorisiert, NichtGefunden, and Konflikt for a person without a usable account. */
export async function openAnsichtOf(context: Context, login: Login | null, id: string): Promise<{ Adresse: string; Ablauf: string }> {
  await checkStillMay(context, login, 'Ansicht');
  const { konto } = await findPerson(context, id);
  if (!konto) throw new Refusal('Konflikt', { text: 'betrieb.person.konflikt.ohneKonto' });
  const { adresse, ablauf } = await createAnsicht(context, konto.account_id);
  return { Adresse: adresse, Ablauf: ablauf.toISOString() };
}
