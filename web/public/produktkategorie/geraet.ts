import type { Handyangebot } from '../../../contract/calls/produkt/handyangebot.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import type { Locale } from '../../../contract/values/wire.ts';

/** A device with its tariff as its card shows it, amounts as text. */
export interface GeraetCard {
  readonly Id: number;
  readonly HandyId: number;
  readonly GeraeteTyp: Handyangebot['GeraeteTyp'];
  readonly Hersteller: string;
  readonly Klasse: string | null;
  readonly HandyAnzeigeName: string;
  readonly HandyBeschreibung: string;
  /** One-time price of the device, with its promotion if it has one. */
  readonly preis: string;
  /** Price without the promotion; null if there is none. */
  readonly statt: string | null;
  readonly TarifId: number;
  readonly praemie: string | null;
}

/** Card data from an offer of the product API. */
export function geraetCard(angebot: Handyangebot, locale: Locale): GeraetCard {
  const { Aktion, Aktionspreis, PreisHandy, Praemien } = angebot;
  const hatAktion = Aktion && Aktionspreis !== null;
  const wert = Praemien[0]?.WertCent ?? 0;
  return {
    Id: angebot.Id,
    HandyId: angebot.HandyId,
    GeraeteTyp: angebot.GeraeteTyp,
    Hersteller: angebot.Hersteller,
    Klasse: angebot.Klasse,
    HandyAnzeigeName: angebot.HandyAnzeigeName,
    HandyBeschreibung: angebot.HandyBeschreibung,
    preis: shortCent(hatAktion ? Aktionspreis : PreisHandy, locale),
    statt: hatAktion ? shortCent(PreisHandy, locale) : null,
    TarifId: angebot.TarifId,
    praemie: wert > 0 ? shortCent(wert, locale) : null,
  };
}
