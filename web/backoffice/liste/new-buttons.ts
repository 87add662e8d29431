import type { BetriebRecht } from '../../../contract/rules/rechte.ts';
import type { TextKey } from '../../../texts/texts.ts';
import type { List } from '../areas.ts';
import type { Mandantenzugang } from '../backoffice.ts';
import { mayWrite } from '../user.ts';

interface NewButton {
  readonly label: TextKey;
  readonly recht: BetriebRecht;
}

/** Buttons of lists that open a dialog to add rows, with the right that they need. */
export const NEW_BUTTONS = {
  auftraege: { label: 'betrieb.auftragsimport.knopf', recht: 'AuftraegeEntscheiden' },
  agenturen: { label: 'betrieb.agentur.einladen.titel', recht: 'AgenturenEntscheiden' },
  rechnungen: { label: 'betrieb.rechnungslauf.knopf', recht: 'BelegeAendern' },
  abrechnungen: { label: 'betrieb.abrechnungslauf.knopf', recht: 'BelegeAendern' },
  auszahlungen: { label: 'betrieb.lauf.anlegen.knopf', recht: 'LaeufeErstellen' },
  gutscheine: { label: 'betrieb.einspielen.knopf', recht: 'Gutscheine' },
  schluessel: { label: 'betrieb.schluessel.neu', recht: 'Schluessel' },
  sperren: { label: 'betrieb.sperren.neu', recht: 'Sperren' },
  benutzer: { label: 'betrieb.benutzer.einladen.titel', recht: 'Benutzer' },
} as const satisfies Partial<Record<List, NewButton>>;

export type NewList = keyof typeof NEW_BUTTONS;
export const NEW_LISTS = Object.keys(NEW_BUTTONS) as NewList[];

/** Whether the person has the button of the list. */
export const mayAdd = (zugang: Mandantenzugang, liste: NewList): boolean => mayWrite(zugang, NEW_BUTTONS[liste].recht);
