import type { Handyangebot } from '../../../contract/calls/handyangebot.ts';
import type { Preise } from './preise.ts';

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
export function geraetCard(angebot: Handyangebot, preise: Preise): GeraetCard {
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
    preis: preise.voll(hatAktion ? Aktionspreis : PreisHandy),
    statt: hatAktion ? preise.voll(PreisHandy) : null,
    TarifId: angebot.TarifId,
    praemie: wert > 0 ? preise.kurz(wert) : null,
  };
}
