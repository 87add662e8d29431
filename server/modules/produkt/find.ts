import type { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import type { MandantScope } from '../../db/scope.ts';
import { type ProduktRow, readProduktBy, readProduktById } from './store.ts';

const MAX_INTEGER = 2_147_483_647;

/** A product by its Id, including hidden ones, because earlier referrals refer to them. */
export const readProdukt = (scope: MandantScope, id: number): Promise<ProduktRow | undefined> =>
  Math.abs(id) <= MAX_INTEGER ? readProduktById(scope, id) : Promise.resolve(undefined);

/** The Id that the digits in an address stand for; null for anything else. */
export function idIn(text: string): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : MAX_INTEGER + 1;
  return id <= MAX_INTEGER ? id : null;
}

/** A product by the identifier in an address: its ExterneId or its Id. */
export const findProdukt = (scope: MandantScope, idOrExterneId: string): Promise<ProduktRow | undefined> =>
  readProduktBy(scope, idOrExterneId, idIn(idOrExterneId));

/** Whether the tenant's products can be recommended. For agents the tenant has to enable it. */
export const isRecommendable = ({ produktApi, ModuleAgentRecommendation }: MandantKonfiguration): boolean =>
  produktApi !== 'berater' || ModuleAgentRecommendation;
