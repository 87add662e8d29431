import * as z from 'zod/mini';
import { returnZahlung } from '../../../contract/calls/betrieb/zahlungen.ts';
import { centOf, EURO } from '../../portals/shell/form/euro.ts';

const Pflicht = z.string().check(z.minLength(1));

/** Schema of the form for a payment that came back: turns the typed amount into cents. */
export const returnSchema = z.pipe(
  z.pipe(
    z.object({ Tag: Pflicht, Grundcode: Pflicht, BetragCent: Pflicht.check(z.regex(EURO)) }),
    z.transform(
      ({ Tag, Grundcode, BetragCent }): z.input<typeof returnZahlung.body> => ({ Tag, Grundcode, BetragCent: centOf(BetragCent) }),
    ),
  ),
  returnZahlung.body,
);
