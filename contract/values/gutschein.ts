import * as z from 'zod/mini';
import { lokal } from './lokal.ts';
import { Text } from './wire.ts';

/** Name of the shop whose vouchers a tenant gives out. */
export const Haendler = Text(80);

/** A tenant's vouchers: shop, terms, and the months for which a voucher is valid after it is given out. */
export const GutscheinDaten = z.strictObject({
  Haendler,
  Bedingungen: lokal(Text(1000)),
  GueltigMonate: z.int().check(z.minimum(1), z.maximum(120)),
});
export type GutscheinDaten = z.infer<typeof GutscheinDaten>;
