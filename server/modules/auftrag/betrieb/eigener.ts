import type { TextKey } from '../../../../texts/texts.ts';
import type { Context } from '../../../context.ts';
import { Refusal, refuse } from '../../../errors.ts';
import { isOwn } from '../freigabe-regel.ts';
import { findBothSides } from '../reads.ts';

/** Refuses a decision on an order whose recommender or recipient is the deciding person, with the reason in `text`. Throws NichtGefunden, NichtAuthorisiert. */
export async function checkNotOwn(context: Context, nummer: string, { email }: { readonly email: string }, text: TextKey): Promise<void> {
  const sides = (await findBothSides(context, nummer)) ?? refuse('NichtGefunden');
  if (isOwn({ emails: [sides.empfehler_email, sides.email] }, email)) throw new Refusal('NichtAuthorisiert', { text });
}
