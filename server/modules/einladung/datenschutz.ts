import type { Datenauskunft } from '../../../contract/calls/account/datenschutz.ts';
import type { Context } from '../../context.ts';
import { auskunftOf } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import { EINLADUNG, EINLADUNGSEINWILLIGUNG } from './columns.ts';
import { listEinladungenOf, listEinwilligungenOf } from './reads.ts';
import { eraseEinladungenOf } from './store.ts';
import { hasDeclined } from './verweigert.ts';

type Teil = Pick<Datenauskunft, 'Einladungen' | 'Einladungseinwilligungen' | 'Einladungssperre'>;

/**
 * The invitations that a person accepted, as the agencies typed them, with their numbers; the recorded consents of the person; and whether
 * the person gets no more invitations.
 */
export async function auskunftOfEinladungen(
  context: Context,
  empfehlerId: string,
  email: string,
): Promise<{ teil: Teil; nummern: string[] }> {
  const rows = await listEinladungenOf(context, empfehlerId);
  const nummern = rows.map((row) => row.einladungsnummer);
  const einwilligungen = await listEinwilligungenOf(context, email, nummern);
  const teil = {
    Einladungen: rows.map((row) => auskunftOf(EINLADUNG, row)),
    Einladungseinwilligungen: einwilligungen.map((row) => auskunftOf(EINLADUNGSEINWILLIGUNG, row)),
    Einladungssperre: await hasDeclined(context, email),
  };
  return { teil, nummern };
}

/** Removes name and address from the invitations that a person accepted; the rows stay. Returns their numbers. */
export const endEinladungen = (scope: MandantScope, empfehlerId: string): Promise<string[]> => eraseEinladungenOf(scope, empfehlerId);
