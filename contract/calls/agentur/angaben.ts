import * as z from 'zod/mini';
import { isSchlichterName } from '../../rules/agenturworte.ts';
import { isSteuernummer, isUstId } from '../../rules/ust-id.ts';
import { DruckbarLine, OptionalDruckbarLine } from '../../values/druckbar.ts';
import { OptionalLine, OptionalText, Telefon } from '../../values/wire.ts';

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

/** What an agency is called: words alone, since it stands in subjects and in the consent that is read out, and in letters that its invoices can print. */
export const Firma = DruckbarLine(120).check(z.refine(isSchlichterName, { params: { code: 'schlicht' } }));

/** What an agency says of itself beside its name. What is left out stays as it is, null or empty removes it. */
export const ANGABEN = {
  Telefon,
  Strasse: OptionalDruckbarLine(100),
  Hausnummer: OptionalDruckbarLine(20),
  Plz: Geformt(10, 'format', (value) => /^\d{5}$/.test(value)),
  Ort: OptionalDruckbarLine(100),
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
