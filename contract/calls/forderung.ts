import * as z from 'zod/mini';
import { FORDERUNG_STATUS } from '../rules/forderung.ts';
import { named } from '../values/named.ts';
import { Cent, Datum } from '../values/wire.ts';

export const OffeneForderung = z
  .object({
    Forderungsnummer: z.string(),
    BetragCent: Cent,
    RestCent: Cent,
    FaelligAm: Datum,
    Status: z.enum(FORDERUNG_STATUS),
    BeendetAm: z.nullable(Datum),
    Konto: z.nullable(z.object({ Name: z.string(), IBAN: z.string() })),
  })
  .register(named, {
    id: 'OffeneForderung',
    description:
      'What a person or profi seller owes the tenant, as its party sees it: a paid reward whose order was cancelled, or a correction of credit notes. `RestCent` is still to be paid by `FaelligAm` to the account `Konto` of the tenant, with the number as purpose; an ended claim has no account, nor has that of a tenant without one. `BeendetAm` is the day on which it was paid, settled or waived.',
  });
export type OffeneForderung = z.infer<typeof OffeneForderung>;
