import type { TextKey } from '../../../../texts/texts.ts';

/** Query parameter for a login at the tenant's provider: it starts, it asks for the code of the second factor, or the name of its error. */
export const DIENST = 'dienst';
export const DIENST_START = 'start';
export const DIENST_CODE = 'code';

/** Errors of a login at the provider, by their names in the address, each with its text. */
const ENDS = {
  abgelehnt: 'agenturseite.dienst.abgelehnt',
  abgelaufen: 'fehler.Abgelaufen.dienst',
  fremd: 'fehler.NichtAuthorisiert.dienst',
  unbekannt: 'fehler.NichtRegistriert.dienst',
  adresse: 'fehler.NichtRegistriert.dienstadresse',
  vergeben: 'fehler.Konflikt.dienst',
  gesperrt: 'fehler.PasswortOderEmailFalsch.dienst',
  limit: 'agenturseite.dienst.limit',
  gestoert: 'fehler.NetzwerkFehler.dienst',
} as const satisfies Record<string, TextKey>;

export type DienstEnd = keyof typeof ENDS;

const names = Object.keys(ENDS) as DienstEnd[];

/** Name in the address for the text of an error; `gestoert` for other texts. */
export const dienstEndOf = (text: TextKey): DienstEnd => names.find((name) => ENDS[name] === text) ?? 'gestoert';

/** Text for the error name in the address; null if there is none or it is unknown. */
export const dienstTextOf = (said: string | undefined): TextKey | null => {
  const name = names.find((one) => one === said);
  return name === undefined ? null : ENDS[name];
};
