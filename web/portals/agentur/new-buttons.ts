import type { AgenturRecht } from '../../../contract/rules/rechte.ts';
import type { TextKey } from '../../../texts/texts.ts';

interface NewButton {
  readonly label: TextKey;
  readonly recht: AgenturRecht;
}

/** Buttons of reports that open a dialog to add a row, with the right that they need. */
export const NEW_BUTTONS = {
  mitarbeiter: { label: 'agentur.mitarbeiter.einladen', recht: 'Mitarbeiter' },
  praemienplan: { label: 'agentur.plan.neu', recht: 'PraemienplanAendern' },
} as const satisfies Readonly<Record<string, NewButton>>;

export const NEW_REPORTS = Object.keys(NEW_BUTTONS) as (keyof typeof NEW_BUTTONS)[];
