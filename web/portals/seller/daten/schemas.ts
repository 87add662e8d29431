import * as z from 'zod/mini';
import { changeSellerDaten, Steuerangaben } from '../../../../contract/calls/seller/daten.ts';
import { SELLER_ARTEN, type SellerArt, type Steuerstatus } from '../../../../contract/rules/seller.ts';
import { readBirthday } from '../../../../contract/values/birthday.ts';
import { isDay } from '../../../../contract/values/days.ts';
import { parseGeburtsdatum } from '../../../../contract/values/wire.ts';

const { shape } = changeSellerDaten.body;
const Typed = z.string();
const Required = Typed.check(z.trim(), z.minLength(1));

const Person = z.object({
  Vorname: shape.Vorname,
  Nachname: shape.Nachname,
  Art: z.enum(SELLER_ARTEN),
  Firma: z.nullable(Required),
  Geburtsdatum: z.nullable(Required.check(z.refine(isDay, { params: { code: 'datum' } }))),
});

/** Person or firm. What belongs to the other kind is removed. The day of birth is typed with day, month and year. */
export const personSchema = z.pipe(
  z.pipe(
    z.object({ Vorname: Required, Nachname: Required, Art: Typed, Firma: Typed, Geburtsdatum: Typed }),
    z.transform(({ Vorname, Nachname, Art, Firma, Geburtsdatum }): z.input<typeof Person> => {
      const typedDay = readBirthday(Geburtsdatum);
      return {
        Vorname,
        Nachname,
        Art: Art as SellerArt,
        Firma: Art === 'Firma' ? Firma : null,
        Geburtsdatum: Art === 'Firma' ? null : (parseGeburtsdatum(typedDay) ?? typedDay),
      };
    }),
  ),
  Person,
);

const Adresse = z.object({ Strasse: shape.Strasse, Hausnummer: shape.Hausnummer, Plz: shape.Plz, Ort: shape.Ort });

/** Address. All of it is required. */
export const adresseSchema = z.pipe(
  z.pipe(
    z.object({ Strasse: Required, Hausnummer: Required, Plz: Required, Ort: Required }),
    z.transform((typed): z.input<typeof Adresse> => typed),
  ),
  Adresse,
);

/** Tax data. The number that only a small business has is left out for others; without a day the data hold from today on. */
export const steuerSchema = z.pipe(
  z.pipe(
    z.object({ Steuerstatus: Typed, Steuernummer: Typed, UstId: Typed, KuIdNr: Typed, GiltAb: Typed }),
    z.transform(
      ({ Steuerstatus, Steuernummer, UstId, KuIdNr, GiltAb }): z.input<typeof Steuerangaben> => ({
        Steuerstatus: Steuerstatus as Steuerstatus,
        Steuernummer,
        UstId,
        ...(Steuerstatus === 'Kleinunternehmer' && { KuIdNr }),
        ...(GiltAb !== '' && { GiltAb }),
      }),
    ),
  ),
  Steuerangaben,
);

/** Account. An empty IBAN keeps the stored one. */
export const kontoSchema = (hasIban: boolean) =>
  z.pipe(
    z.object({ Kontoinhaber: Required, IBAN: hasIban ? Typed : Required }),
    z.transform(({ Kontoinhaber, IBAN }) => ({ Kontoinhaber, ...(IBAN.trim() !== '' && { IBAN }) })),
  );

/** Agreement by a checkbox. */
export const zustimmungSchema = z.object({ Bedingungen: z.boolean().check(z.refine(Boolean, { params: { code: 'pflichtfeld' } })) });

/** Length of the statement period in months. */
export const abrechnungSchema = z.object({ AbrechnungMonate: z.enum(['1', '2', '3']) });
