import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { rowOf, type Sicht } from '../../agentur/index.ts';
import { schritteOfEmpfaenger } from '../../empfehlung/index.ts';
import { BERICHTE } from '../berichte.ts';
import { schrittFuer } from '../schritt.ts';
import { verlaufOf } from '../verlauf/verlauf.ts';

/** One recommended person with what happened and what comes next. Refuses with NichtGefunden. */
export async function leadOf(context: Context, sicht: Sicht, nummer: string) {
  const { row, zeile } = await rowOf(context, BERICHTE.leads, sicht, nummer);
  const { empfehlungsnummer } = row;
  const schritt =
    (await schritteOfEmpfaenger(context, [nummer], { asEmpfehler: sicht.istEigene === true })).get(nummer) ?? refuse('NichtGefunden');
  return {
    ...zeile,
    Empfehlungsnummer: empfehlungsnummer,
    Verlauf: await verlaufOf(context, sicht, { empfehlungsnummer, empfaengernummer: nummer }),
    NaechsterSchritt: schrittFuer(context, sicht, schritt),
  };
}
