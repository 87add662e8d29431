import * as z from 'zod/mini';
import { isPlainName } from '../../rules/agenturworte.ts';
import { isSteuernummer, isUstId } from '../../rules/ust-id.ts';
import { OptionalPrintableLine, PrintableLine } from '../../values/druckbar.ts';
import { OptionalLine, Telefon } from '../../values/wire.ts';
import { Iban } from '../praemie/bankdaten.ts';

/** An optional text that must pass `isRight` unless it is empty. */
export const OptionalFormatted = (max: number, code: string, isRight: (value: string) => boolean) =>
  z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(max),
        z.refine((value) => value === '' || isRight(value), { params: { code } }),
      ),
    ),
  );

/** Name of an agency: plain words, because subjects and the spoken consent contain it, and only letters that invoices can print. */
export const Firma = PrintableLine(120).check(z.refine(isPlainName, { params: { code: 'schlicht' } }));

/** Data of an agency in addition to its name. An absent field stays unchanged; null or an empty text removes it. */
export const ANGABEN = {
  Telefon,
  Strasse: OptionalPrintableLine(100),
  Hausnummer: OptionalPrintableLine(20),
  Plz: OptionalFormatted(10, 'format', (value) => /^\d{5}$/.test(value)),
  Ort: OptionalPrintableLine(100),
  UstId: OptionalFormatted(30, 'ustId', isUstId),
  Steuernummer: OptionalFormatted(20, 'steuernummer', isSteuernummer),
  Kontoinhaber: OptionalLine(70),
  IBAN: z.optional(z.nullable(Iban)),
} as const;

export type Angabe = keyof typeof ANGABEN;

/** The data as typed. */
export type Angaben = { readonly [Name in Angabe]?: string | null | undefined };

/** Data that an agency must enter before the tenant reviews it. One of the two tax numbers is enough, listed here as `Steuernummer`. */
export const PFLICHTANGABEN = ['Strasse', 'Hausnummer', 'Plz', 'Ort', 'Steuernummer', 'Kontoinhaber', 'IBAN'] as const satisfies Angabe[];
