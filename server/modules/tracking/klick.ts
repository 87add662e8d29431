import type { Context } from '../../context.ts';
import { insertKlicks } from './store.ts';

/** Stores a click of the context's moment. */
export const recordKlick = async ({ tx, now }: Context, empfehlungsnummer: string, channel: string): Promise<void> =>
  void (await insertKlicks(tx, [{ empfehlungsnummer, channel, art: 'Klick', wiederholung: false, zeit: now }]).execute());
