import { readEmpfehlung } from '../../../contract/calls/empfehlung/empfehlungslink.ts';
import { grafikPath } from '../../../contract/calls/produkt/produkt.ts';
import type { EmpfohlenesProdukt } from '../../../contract/calls/produkt/produktform.ts';
import { YOUNG_BELOW } from '../../../contract/rules/alter.ts';
import { formatDay } from '../../../contract/values/days.ts';
import type { Fakt, ProduktArt } from '../../../contract/values/produktart.ts';
import type { Visit } from '../../shell/visit.ts';
import { withoutBreaks } from '../praemie/amount.ts';

/** The product of a referral as the recipient sees it. */
interface Produktangaben {
  readonly art: ProduktArt;
  readonly fakten: readonly Fakt[];
  /** Age limits in years: minimum (inclusive) and maximum (exclusive). */
  readonly ab: number | null;
  readonly unter: number | null;
  /** Address of the photo of an agent. */
  readonly foto: string | null;
}

function angabenOf({ konfiguration: { produktApi, apiRoute } }: Visit, produkt: EmpfohlenesProdukt): Produktangaben {
  return {
    art: produkt.ProduktArt,
    fakten: produkt.Fakten,
    ab: produkt.Mindestalter,
    unter: produkt.Young ? YOUNG_BELOW : null,
    foto: produktApi === 'berater' ? `${apiRoute}${grafikPath(produkt.Id)}` : null,
  };
}

/** A referral as the recipient sees it. */
export interface Empfehlung {
  readonly nummer: string;
  readonly vorname: string;
  readonly produktId: number;
  readonly produkt: string;
  readonly angaben: Produktangaben;
  readonly gueltigBis: string;
  /** The whole reward. */
  readonly praemie: string;
  /** Amounts of both sides; null for a side that gets nothing. */
  readonly sie: string | null;
  readonly empfehler: string | null;
  /** The recipient's amount as on the wire. */
  readonly empfaengerWert: string;
  /** The link is a profi seller's, who gets a commission. */
  readonly istVerkaeufer: boolean;
  /** Agency that invited the recommender and sees part of the data entered; null without one. */
  readonly agentur: string | null;
  /** Opening hours of that agency, in its own words. */
  readonly oeffnungszeiten: string | null;
}

/** Reads a referral by its number; null if that fails. */
export async function findEmpfehlung(visit: Visit, nummer: string): Promise<Empfehlung | null> {
  const found = await visit.call(readEmpfehlung, { params: { nr: nummer } });
  if (!found.ok) return null;
  const { Vorname, Produkt, Praemie, GueltigBis, Verkaeufer, Agentur, Oeffnungszeiten } = found.body;
  return {
    nummer,
    vorname: Vorname,
    produktId: Produkt.Id,
    produkt: Produkt.Name,
    angaben: angabenOf(visit, Produkt),
    gueltigBis: formatDay(GueltigBis, visit.locale),
    praemie: short(Praemie.Wert),
    sie: amountOf(Praemie.EmpfaengerWert),
    empfehler: amountOf(Praemie.EmpfehlerWert),
    empfaengerWert: Praemie.EmpfaengerWert,
    istVerkaeufer: Verkaeufer === true,
    agentur: Agentur ?? null,
    oeffnungszeiten: Oeffnungszeiten ?? null,
  };
}

/** An amount in its shortest form: without zero cents, on one line. */
const short = (wert: string): string => withoutBreaks(wert.replace(/[.,]00(?!\d)/, ''));

const amountOf = (wert: string): string | null => (/[1-9]/.test(wert) ? short(wert) : null);
