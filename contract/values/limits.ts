import * as z from 'zod/mini';

/** Limits of calls, pages and mails: number of uses and minutes. Limits per mail address count per mailbox, over all tenants. */
export const LIMITS = {
  falscheAnmeldung: { anzahl: 10, minuten: 15 },
  empfehlungenEinesKontos: { anzahl: 60, minuten: 60 },
  empfehlungenEinesNetzes: { anzahl: 10, minuten: 60 },
  optInMail: { anzahl: 3, minuten: 60 },
  optInMailEinesNetzes: { anzahl: 20, minuten: 60 },
  erneutMail: { anzahl: 3, minuten: 60 },
  erneutMailEinesNetzes: { anzahl: 20, minuten: 60 },
  aufrufe: { anzahl: 600, minuten: 1 },
  codeEingabe: { anzahl: 20, minuten: 15 },
  bankdatenMail: { anzahl: 3, minuten: 60 },
  empfaengerMail: { anzahl: 3, minuten: 60 },
  empfaengerMailEinesNetzes: { anzahl: 20, minuten: 60 },
  zugangMail: { anzahl: 3, minuten: 60 },
  zugangMailEinesNetzes: { anzahl: 20, minuten: 60 },
  kontaktMail: { anzahl: 3, minuten: 60 },
  kontaktMailEinesNetzes: { anzahl: 20, minuten: 60 },
  passwortMail: { anzahl: 3, minuten: 60 },
  passwortMailEinesNetzes: { anzahl: 20, minuten: 60 },
  anmeldelinkMail: { anzahl: 3, minuten: 60 },
  anmeldelinkMailEinesNetzes: { anzahl: 20, minuten: 60 },
  willkommenMail: { anzahl: 3, minuten: 60 },
  willkommenMailEinesNetzes: { anzahl: 20, minuten: 60 },
  willkommenErneutMail: { anzahl: 3, minuten: 60 },
  willkommenErneutMailEinesNetzes: { anzahl: 20, minuten: 60 },
  agenturMail: { anzahl: 3, minuten: 60 },
  agenturMailEinesNetzes: { anzahl: 20, minuten: 60 },
  sellerMail: { anzahl: 3, minuten: 60 },
  sellerMailEinesNetzes: { anzahl: 20, minuten: 60 },
  newsletterMail: { anzahl: 3, minuten: 60 },
  praemieMail: { anzahl: 3, minuten: 60 },
  nachbuchungenEinesKontos: { anzahl: 200, minuten: 60 },
  einladungenEinesKontos: { anzahl: 60, minuten: 60 },
  einladungMail: { anzahl: 3, minuten: 60 },
  einladungMailEinesNetzes: { anzahl: 20, minuten: 60 },
  consentEinesNetzes: { anzahl: 600, minuten: 60 },
  geteiltEinesNetzes: { anzahl: 600, minuten: 60 },
  kundennummer: { anzahl: 20, minuten: 15 },
  mailsEinerVorlage: { anzahl: 3, minuten: 60 },
  mailsEinesPostfachs: { anzahl: 8, minuten: 24 * 60 },
} as const satisfies Record<string, { readonly anzahl: number; readonly minuten: number }>;

export type LimitName = keyof typeof LIMITS;
const NAMES = Object.keys(LIMITS) as [LimitName, ...LimitName[]];

/** A tenant's own limits by name: the number of uses, within the default time. */
export const Limits = z.partialRecord(z.enum(NAMES), z.int().check(z.minimum(1), z.maximum(100_000)));
