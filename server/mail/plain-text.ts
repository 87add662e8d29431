import type { MailContent } from './content.ts';
import type { MailKarte } from './karte.tsx';

const plainSentence = (value: string): string =>
  value
    .replace(/\s+/g, ' ')
    .replace(/(?<![a-z0-9+.-])[a-z0-9+.-]+:\/\/+/gi, '')
    // A shortened name such as "Karla K." at the end of a sentence.
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .trim();

/** Puts each sentence on one line, and removes the schemes of addresses, which people can have typed. */
export function withPlainSentences(mail: MailContent): MailContent {
  const { karte } = mail;
  return {
    ...mail,
    betreff: plainSentence(mail.betreff),
    ...(karte && { karte: { ...withoutWert(mail, karte), von: plainSentence(karte.von), produkt: plainSentence(karte.produkt) } }),
    anrede: plainSentence(mail.anrede),
    absaetze: mail.absaetze.map(plainSentence),
    liste: mail.liste?.map(plainSentence) ?? [],
    nachKnopf: mail.nachKnopf?.map(plainSentence) ?? [],
    hinweis: plainSentence(mail.hinweis ?? ''),
  };
}

/** The card, without the amount if that stands above it. */
const withoutWert = ({ eckdaten }: MailContent, { wert, ...karte }: MailKarte): MailKarte =>
  wert === undefined || eckdaten?.wert ? karte : { ...karte, wert };

/** The mail as plain text. */
export function renderText(mail: MailContent, look: { readonly gruss: string; readonly absender: string; readonly fuss: string }): string {
  const link = (to: MailContent['knopf']) => to && `${to.text}:\n${to.adresse}`;
  const { von, produkt, wert, schritt } = mail.karte ?? {};
  const blocks = [
    mail.karte && [von, produkt, wert, schritt].filter(Boolean).join('\n'),
    mail.eckdaten && [mail.eckdaten.wert, mail.eckdaten.tag].filter(Boolean).join('\n'),
    mail.anrede,
    ...mail.absaetze,
    mail.liste?.map((line) => `- ${line}`).join('\n'),
    mail.gross,
    link(mail.knopf),
    ...(mail.nachKnopf ?? []),
    link(mail.zweiterLink),
    ...(mail.weitereLinks ?? []).map(link),
    look.gruss,
    mail.hinweis,
    `-- \n${look.absender}\n${look.fuss}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
