import type { TextKey } from '../../../../texts/texts.ts';

/** What the address of the login says of one at the tenant's provider: that it begins, that its code is asked for, or how it ended. */
export const DIENST = 'dienst';
export const DIENST_START = 'start';
export const DIENST_CODE = 'code';

/** How a login at the provider ended that opened no session, and what the page says then. */
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

/** What a refusal's text is called in the address. */
export const dienstEndOf = (text: TextKey): DienstEnd => names.find((name) => ENDS[name] === text) ?? 'gestoert';

/** What the page says of the login at the provider that led here; null where none did. */
export const dienstTextOf = (said: string | undefined): TextKey | null => {
  const name = names.find((one) => one === said);
  return name === undefined ? null : ENDS[name];
};
