import * as z from 'zod/mini';
import { payBetriebRechnung } from '../../../contract/calls/betrieb/rechnungen.ts';
import { centOf, EURO } from '../../portals/shell/form/euro.ts';

const Pflicht = z.string().check(z.minLength(1));

/** Schema of the form for a payment of a document with this open rest, in cents: turns the typed amount into cents. A credit is paid out as a whole. */
export const paySchemaOf = (offenCent: number) =>
  z.pipe(
    z.pipe(
      z.object({ Am: Pflicht, BetragCent: offenCent < 0 ? z.string() : Pflicht.check(z.regex(EURO)) }),
      z.transform(
        ({ Am, BetragCent }): z.input<typeof payBetriebRechnung.body> => ({
          Am,
          BetragCent: offenCent < 0 ? null : centOf(BetragCent),
          OffenCent: offenCent,
        }),
      ),
    ),
    payBetriebRechnung.body,
  );
