import * as z from 'zod/mini';
import { isSteuernummer, isUstId } from '../../rules/ust-id.ts';
import { OptionalPrintableLine, PrintableText } from '../../values/druckbar.ts';
import type { IssueCode } from '../../values/issue-code.ts';

/**
 * Issuer of a tenant's invoices, with the data that German law requires (UStG section 14 (4)): full name and address, VAT id or tax number;
 * in addition the account that receives payments, and the days after which an invoice is due.
 */
export const Rechnungssteller = z
  .strictObject({
    Name: PrintableText(120),
    Strasse: PrintableText(120),
    Hausnummer: PrintableText(20),
    Plz: z.string().check(z.regex(/^\d{5}$/, 'plz' satisfies IssueCode)),
    Ort: PrintableText(80),
    UstId: z.optional(z.string().check(z.refine(isUstId, { params: { code: 'ustId' } }))),
    Steuernummer: z.optional(z.string().check(z.refine(isSteuernummer, { params: { code: 'steuernummer' } }))),
    IBAN: z.string().check(z.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'ibanForm' satisfies IssueCode)),
    BIC: z.optional(z.string().check(z.regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/, 'bic' satisfies IssueCode))),
    /** Name of the bank as printed on the document. */
    Bank: OptionalPrintableLine(80),
    /** Register court, register number and managing directors: a line in the footer of the document. */
    Register: OptionalPrintableLine(200),
    Zahlungsziel: z.int().check(z.gte(0), z.lte(90)),
  })
  .check(z.refine(({ UstId, Steuernummer }) => Boolean(UstId ?? Steuernummer), { path: ['UstId'], error: 'steuer' satisfies IssueCode }));
export type Rechnungssteller = z.infer<typeof Rechnungssteller>;

/** Addressee of a document: the data of the agency at the time of issue. */
export interface Rechnungsempfaenger {
  readonly Agenturnummer: string;
  readonly Name: string;
  readonly Strasse: string;
  readonly Hausnummer: string;
  readonly Plz: string;
  readonly Ort: string;
  readonly UstId: string | null;
}
