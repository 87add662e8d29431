import { grafikPath } from '../../../contract/calls/produkt/produkt.ts';
import type { EmpfohlenesProdukt } from '../../../contract/calls/produkt/produktform.ts';
import { YOUNG_BELOW } from '../../../contract/rules/alter.ts';
import type { Fakt, ProduktArt } from '../../../contract/values/produktart.ts';
import type { Visit } from '../../shell/visit.ts';

/** The product of a referral as the recipient sees it. */
export interface Produktangaben {
  readonly art: ProduktArt;
  readonly fakten: readonly Fakt[];
  /** Age limits in years: minimum (inclusive) and maximum (exclusive). */
  readonly ab: number | null;
  readonly unter: number | null;
  /** Address of the photo of an agent. */
  readonly foto: string | null;
}

export function angabenOf({ konfiguration: { produktApi, apiRoute } }: Visit, produkt: EmpfohlenesProdukt): Produktangaben {
  return {
    art: produkt.ProduktArt,
    fakten: produkt.Fakten,
    ab: produkt.Mindestalter,
    unter: produkt.Young ? YOUNG_BELOW : null,
    foto: produktApi === 'berater' ? `${apiRoute}${grafikPath(produkt.Id)}` : null,
  };
}
