import * as z from 'zod/mini';
import { isSteuernummer, isUstId } from '../rules/ust-id.ts';
import { OptionalText } from '../values/wire.ts';

/** A text of this form, which may be empty. */
const Geformt = (max: number, code: string, isRight: (value: string) => boolean) =>
  z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(max),
        z.refine((value) => value === '' || isRight(value), { params: { code } }),
      ),
    ),
  );

/** What an agency says of itself beside its name. What is left out stays as it is, null or empty removes it. */
export const ANGABEN = {
  Telefon: OptionalText(40),
  Strasse: OptionalText(100),
  Hausnummer: OptionalText(20),
  Plz: Geformt(10, 'format', (value) => /^[\dA-Z][\dA-Z -]{2,9}$/i.test(value)),
  Ort: OptionalText(100),
  UstId: Geformt(30, 'ustId', isUstId),
  Steuernummer: Geformt(20, 'steuernummer', isSteuernummer),
  Kontoinhaber: OptionalText(70),
  IBAN: OptionalText(60),
} as const;

export type Angabe = keyof typeof ANGABEN;

/** As they were typed. */
export type Angaben = { readonly [Name in Angabe]?: string | null | undefined };

/** What an agency has to say before it is looked at; of its tax numbers one is enough, which stands here as `Steuernummer`. */
export const PFLICHTANGABEN = ['Strasse', 'Hausnummer', 'Plz', 'Ort', 'Steuernummer', 'Kontoinhaber', 'IBAN'] as const satisfies Angabe[];
