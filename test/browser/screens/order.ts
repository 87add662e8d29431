import type { Locale } from '../../../contract/values/wire.ts';
import type { Tenant } from '../support/brands.ts';

/** Requested screenshots and their folder. */
export interface Order {
  readonly to: string;
  readonly languages: readonly Locale[];
  readonly tenants: readonly Tenant[];
  readonly widths: readonly number[];
}

/** The order of `npm run screens`. */
export const order: Order = JSON.parse(process.env.SCREENS ?? 'null') ?? missing();

function missing(): never {
  throw new Error('SCREENS is not set: start this by npm run screens');
}
