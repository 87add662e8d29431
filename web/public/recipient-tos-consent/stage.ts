import type { EigenerStand } from '../../../contract/calls/account/eigenerstand.ts';

/** Status of a recipient, by the next step. */
export type Stage =
  | 'zustimmen'
  | 'bestaetigen'
  | 'bestellen'
  | 'eingegangen'
  | 'bestaetigt'
  | 'anderes'
  | 'freigegeben'
  | 'gezahlt'
  | 'vertrag'
  | 'storniert'
  | 'abgelaufen';

/** The part of the recipient's order that the stage depends on. */
export interface Auftrag {
  readonly Status: string;
  readonly Produkt: { readonly Id: number };
}

/** The stage to show first, from the recipient's status and order. */
export function stageOf(
  { Status, Zugestimmt, Bestaetigt }: Pick<EigenerStand, 'Status' | 'Zugestimmt' | 'Bestaetigt'>,
  auftrag: Auftrag | null,
  produktId: number | null,
): Stage {
  if (auftrag?.Status === 'Storniert' || auftrag?.Status === 'Widerrufen') return 'vertrag';
  if (Status === 'Storniert') return 'storniert';
  if (Status === 'Gezahlt') return 'gezahlt';
  if (Status === 'Freigegeben') return 'freigegeben';
  if (Status === 'Abgelaufen') return auftrag?.Status === 'Freigegeben' ? 'gezahlt' : 'abgelaufen';
  if (Status === 'Offen' && !Zugestimmt) return 'zustimmen';
  if (auftrag) return orderStage(auftrag, produktId);
  return Bestaetigt ? 'bestellen' : 'bestaetigen';
}

function orderStage({ Status, Produkt }: Auftrag, produktId: number | null): Stage {
  if (produktId !== null && Produkt.Id !== produktId) return 'anderes';
  if (Status === 'Freigegeben') return 'freigegeben';
  return Status === 'Bestaetigt' ? 'bestaetigt' : 'eingegangen';
}
