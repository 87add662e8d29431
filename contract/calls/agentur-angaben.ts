import * as z from 'zod/mini';
import { isSchlichterName } from '../rules/agenturworte.ts';
import { isSteuernummer, isUstId } from '../rules/ust-id.ts';
import { Line, OptionalLine, OptionalText, Telefon } from '../values/wire.ts';

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

/** What an agency is called: words alone, since it stands in subjects and in the consent that is read out. */
export const Firma = Line(120).check(z.refine(isSchlichterName, { params: { code: 'schlicht' } }));

/** What an agency says of itself beside its name. What is left out stays as it is, null or empty removes it. */
export const ANGABEN = {
  Telefon,
  Strasse: OptionalLine(100),
  Hausnummer: OptionalLine(20),
  Plz: Geformt(10, 'format', (value) => /^\d{5}$/.test(value)),
  Ort: OptionalLine(100),
  UstId: Geformt(30, 'ustId', isUstId),
  Steuernummer: Geformt(20, 'steuernummer', isSteuernummer),
  Kontoinhaber: OptionalLine(70),
  IBAN: OptionalText(60),
} as const;

export type Angabe = keyof typeof ANGABEN;

/** As they were typed. */
export type Angaben = { readonly [Name in Angabe]?: string | null | undefined };

/** What an agency has to say before it is looked at; of its tax numbers one is enough, which stands here as `Steuernummer`. */
export const PFLICHTANGABEN = ['Strasse', 'Hausnummer', 'Plz', 'Ort', 'Steuernummer', 'Kontoinhaber', 'IBAN'] as const satisfies Angabe[];
