import type { MandantScope } from '../db/scope.ts';
import { listAgenturNames, listBetriebNames, listSellerNames } from './reads.ts';

/** The name under which the tenant sees who acted. */
export type NameOf = (wer: string) => string;

/**
 * Names of actors as the audit log stores them (`wer`): people of the back office, of agencies and profi sellers by name, all others as they stand. A person whose
 * name is erased keeps the kind and id.
 */
export async function namesOf(scope: MandantScope, actors: readonly (string | null)[]): Promise<NameOf> {
  const known = [...new Set(actors.filter((one) => one !== null))];
  const people = await listBetriebNames(scope, idsOf(known, 'Betrieb'));
  const users = await listAgenturNames(scope, idsOf(known, 'Agentur'));
  const sellers = await listSellerNames(scope, idsOf(known, 'Seller'));
  const names = new Map([...people, ...users, ...sellers].map(({ id, vorname, nachname }) => [id, `${vorname} ${nachname}`.trim()]));
  return (wer) => (/^(Betrieb|Agentur|Seller):/.test(wer) && names.get(idIn(wer))) || wer;
}

const idsOf = (actors: readonly string[], kind: string): string[] => actors.filter((wer) => wer.startsWith(`${kind}:`)).map(idIn);

/** `Betrieb:17`, `Agentur:A-1001:17` and `Seller:P-2001` end with the id. */
const idIn = (wer: string): string => wer.slice(wer.lastIndexOf(':') + 1);
