import type { Datenauskunft } from '../../../contract/calls/datenschutz.ts';
import { auskunftOf } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import { EINLADUNG } from './columns.ts';
import * as store from './store.ts';

/** The invitations that somebody accepted, as the agencies typed them. */
export const auskunftOfEinladungen = async (scope: MandantScope, empfehlerId: string): Promise<Pick<Datenauskunft, 'Einladungen'>> => ({
  Einladungen: (await store.listEinladungenOf(scope, empfehlerId)).map((row) => auskunftOf(EINLADUNG, row)),
});

/** Removes name and address from the invitations that somebody accepted; that there was one stays. */
export const endEinladungen = (scope: MandantScope, empfehlerId: string): Promise<void> => store.eraseEinladungenOf(scope, empfehlerId);
