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
  /** What the device costs once, with its action where it has one. */
  readonly preis: string;
  /** What it costs without the action. */
  readonly statt: string | null;
  readonly TarifId: number;
  readonly praemie: string | null;
}

/** A card of what the product API answers. */
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
