import type { Context } from '../../../context.ts';
import type { Aenderung } from './store.ts';

type Column = 'email' | 'bisher';

/** Binds an encrypted address to its row and column. */
const placeOf = (context: Context, id: string, column: Column) => [context.mandant, 'adressaenderung', id, column] as const;

export const encryptAddress = (context: Context, id: string, column: Column, address: string): string =>
  context.secrets.encrypt(address, ...placeOf(context, id, column));

/** The two addresses of a change. */
export const addressesOf = (context: Context, { aenderung_id: id, email, bisher }: Aenderung) => ({
  neu: context.secrets.decrypt(email, ...placeOf(context, id, 'email')),
  bisher: context.secrets.decrypt(bisher, ...placeOf(context, id, 'bisher')),
});
