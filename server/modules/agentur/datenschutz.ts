import type { Datenauskunft } from '../../../contract/calls/datenschutz.ts';
import { auskunftOf } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import { EINLADUNG } from './columns.ts';
import * as store from './store.ts';

/** The invitations that somebody accepted, as the agencies typed them, and their numbers. */
export async function auskunftOfEinladungen(
  scope: MandantScope,
  empfehlerId: string,
): Promise<{ teil: Pick<Datenauskunft, 'Einladungen'>; nummern: string[] }> {
  const rows = await store.listEinladungenOf(scope, empfehlerId);
  return { teil: { Einladungen: rows.map((row) => auskunftOf(EINLADUNG, row)) }, nummern: rows.map((row) => row.einladungsnummer) };
}

/** Removes name and address from the invitations that somebody accepted; that there was one stays. */
export const endEinladungen = (scope: MandantScope, empfehlerId: string): Promise<void> => store.eraseEinladungenOf(scope, empfehlerId);
