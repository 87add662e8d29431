import * as z from 'zod/mini';
import { OptionalPrintableLine, PrintableText } from '../../values/druckbar.ts';
import type { IssueCode } from '../../values/issue-code.ts';
import { Cent } from '../../values/wire.ts';

/** Characters of the bank's file: everything written out, or German umlauts as they are. */
const ZEICHENSAETZE = ['Einfach', 'Erweitert'] as const;

/** Days for which payouts rest unless the tenant says otherwise. */
export const RUHE_TAGE = 14;

/** The account that rewards are paid from, and how payout runs of the tenant are made (money-facts.md section 1). A run keeps a copy. */
export const Zahlungssteller = z.strictObject({
  Name: PrintableText(70),
  IBAN: z.string().check(z.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'ibanForm' satisfies IssueCode)),
  BIC: z.optional(z.string().check(z.regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/, 'bic' satisfies IssueCode))),
  /** Name of the bank as people know it. */
  Bank: OptionalPrintableLine(80),
  Zeichensatz: z._default(z.enum(ZEICHENSAETZE), 'Einfach'),
  /** The statement shows one debit for a run, perhaps without single lines. */
  Sammelbuchung: z._default(z.boolean(), true),
  /** Statement text: `{mandant}` and `{nummer}` stand for the name of the tenant and the number of the grant. */
  Zweck: z._default(z.string().check(z.minLength(1), z.maxLength(140)), '{mandant} Praemie {nummer}'),
  /** Another person approves a run than made it. Only people of the platform switch this off. */
  VierAugen: z._default(z.boolean(), true),
  /** A payment, or a run, above it gets a hint. */
  LimitZahlungCent: z._default(z.nullable(Cent), null),
  LimitLaufCent: z._default(z.nullable(Cent), null),
  /** Days in which a changed account or address is a hint, and a changed address holds payouts. */
  RuheTageBankdaten: z._default(z.int().check(z.gte(0), z.lte(365)), RUHE_TAGE),
});
export type Zahlungssteller = z.infer<typeof Zahlungssteller>;
