import type { Context } from '../../context.ts';
import { findActiveBenutzer } from '../agentur/index.ts';
import { findRechnung } from './store.ts';

/** What a mail about a document to an owner of its agency is about; numbers of documents have no colon. */
export const bezugOf = (rechnungsnummer: string, benutzerId: string): string => `${rechnungsnummer}:${benutzerId}`;

/** The document and the person of a `bezugOf`; null unless the person is still an active owner of the document's agency. */
export async function readBezug(context: Context, bezug: string) {
  const [nummer = '', id = ''] = bezug.split(':');
  const row = await findRechnung(context, nummer);
  const person = await findActiveBenutzer(context, id);
  return row && person?.rollen.includes('Inhaber') && person.agenturnummer === row.agenturnummer ? { row, person } : null;
}
