import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { REGISTRIERUNG_AKTIONEN, REGISTRIERUNG_STATUS } from '../../rules/registrierung.ts';
import { SELLER_ARTEN, SELLER_TEXT_NAMES, STEUERSTATUS } from '../../rules/seller.ts';
import { named } from '../../values/named.ts';
import { Datum, Nummer, Text, Zeitpunkt } from '../../values/wire.ts';
import { Verlauf } from '../agentur/einzeln.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';

/** Profi sellers who wait for a decision of the tenant, and small businesses whose commissions are above a limit of the law. */
export const VERKAEUFER_FAELLIG = ['WartetAufFreigabe', 'UstGrenze'] as const;

export const VerkaeuferZeile = z
  .object({
    Sellernummer: z.string(),
    Name: z.string(),
    Status: z.enum(REGISTRIERUNG_STATUS),
    SeitAm: Zeitpunkt,
    Steuerstatus: z.nullable(z.enum(STEUERSTATUS)),
  })
  .register(named, {
    id: 'VerkaeuferZeile',
    description:
      'A profi seller of the tenant, also one in registration. `SeitAm` is the moment of the registration, `Steuerstatus` the tax status of today. `Name` is empty once the data is erased.',
  });
export type VerkaeuferZeile = z.infer<typeof VerkaeuferZeile>;

export const listVerkaeufer = list({
  name: 'listVerkaeufer',
  path: '/betrieb/verkaeufer',
  recht: 'Verkaeufer',
  summary: 'Profi sellers of the tenant',
  description:
    'Lists all profi sellers, by default by number, the highest first. `Faellig` keeps those that wait for approval (`WartetAufFreigabe`), and small businesses whose commissions are above 25,000 € in the year before or 100,000 € in this one (`UstGrenze`), who have to be asked for their tax status. `Suche` finds the beginning of a number. A tenant without profi sellers (`ModuleProfiseller` is off) does not have this call, nor the others about them.',
  row: VerkaeuferZeile,
  sorted: ['Sellernummer', 'SeitAm'],
  words: { Status: 'status.agentur', Steuerstatus: 'betrieb.verkaeufer.steuerstatus' },
  filter: { Faellig: z.optional(z.nullable(z.enum(VERKAEUFER_FAELLIG))) },
});

const optional = z.nullable(z.string());

export const Verkaeufer = z
  .extend(VerkaeuferZeile, {
    Art: z.nullable(z.enum(SELLER_ARTEN)),
    Vorname: z.string(),
    Nachname: z.string(),
    Firma: optional,
    Email: optional,
    Geburtsdatum: z.nullable(Datum),
    Strasse: optional,
    Hausnummer: optional,
    Plz: optional,
    Ort: optional,
    Steuern: z.array(
      z.object({
        GiltAb: Datum,
        Steuerstatus: z.enum(STEUERSTATUS),
        Steuernummer: optional,
        UstId: optional,
        UstIdGueltig: z.nullable(z.boolean()),
        KuIdNr: optional,
      }),
    ),
    Kontoinhaber: optional,
    IBANMaskiert: optional,
    IBANGueltig: z.nullable(z.boolean()),
    AbrechnungMonate: z.int(),
    Texte: z.array(z.enum(SELLER_TEXT_NAMES)),
    BedingungenVersion: optional,
    BedingungenAm: z.nullable(Zeitpunkt),
    GutschriftverfahrenVersion: optional,
    GutschriftverfahrenAm: z.nullable(Zeitpunkt),
    GutschriftverfahrenBeendetAm: z.nullable(Zeitpunkt),
    Grund: optional,
    Verlauf,
    Aktionen: z.array(z.enum(REGISTRIERUNG_AKTIONEN)),
  })
  .register(named, {
    id: 'Verkaeufer',
    description:
      'A profi seller with all data of the registration, and what the caller can decide now. `Steuern` is the tax data in the order of its days, as it was entered last for each. `IBANMaskiert` has only the last four characters; like `Kontoinhaber` it is a word if the stored account cannot be decrypted. `UstIdGueltig` and `IBANGueltig` say whether the check digits are right. `Texte` are the texts to which the tenant asks sellers to agree now. `Grund` is why the seller was refused or deactivated, as the seller reads it.',
  });

const shared = { tag: 'Betrieb', params: z.object({ nr: Nummer }), answers: { 200: Verkaeufer } } as const;
/** The status that the caller has read. If the seller has another one by now, a decision leaves it as it is. */
const Bisher = z.optional(z.nullable(z.enum(REGISTRIERUNG_STATUS)));
const deciding = { ...shared, recht: 'VerkaeuferEntscheiden', idempotent: true } as const;
const ERRORS = [...IN_BETRIEB_ERRORS, 'Konflikt'] as const;

export const readVerkaeufer = call({
  name: 'readVerkaeufer',
  method: 'GET',
  path: '/betrieb/verkaeufer/:nr',
  recht: 'Verkaeufer',
  ...shared,
  summary: 'One profi seller of the tenant with the data of the registration',
  description: 'Shows a profi seller with address, account and tax data, and the decisions that the caller can take now.',
  errors: IN_BETRIEB_ERRORS,
});

export const approveVerkaeufer = call({
  name: 'approveVerkaeufer',
  method: 'POST',
  path: '/betrieb/verkaeufer/:nr/freigeben',
  ...deciding,
  summary: 'Approves a profi seller; a repeat gets the same answer',
  description:
    'Approves a seller who waits, or activates an inactive one again, and mails the seller. One who is active already stays as it is. One whose registration is not complete is Konflikt. `Bisher` is the status that the caller has read: a seller who has another one by now stays as it is too, so that of two people who decide at once one acts.',
  body: z._default(z.nullable(z.strictObject({ Bisher })), {}),
  errors: ERRORS,
});

export const refuseVerkaeufer = call({
  name: 'refuseVerkaeufer',
  method: 'POST',
  path: '/betrieb/verkaeufer/:nr/ablehnen',
  ...deciding,
  summary: 'Refuses a profi seller who waits for approval; a repeat gets the same answer',
  description:
    'Refuses the registration of a seller, who becomes Inaktiv and reads the reason in a mail and in the portal. The seller can be approved later. One who is Inaktiv already stays as it is; one who does not wait for approval is Konflikt. `Bisher` is as for an approval.',
  body: z.strictObject({ Grund: Text(500), Bisher }),
  errors: ERRORS,
});

export const deactivateVerkaeufer = call({
  name: 'deactivateVerkaeufer',
  method: 'POST',
  path: '/betrieb/verkaeufer/:nr/deaktivieren',
  ...deciding,
  summary: 'Deactivates a profi seller; a repeat gets the same answer',
  description:
    'Deactivates a seller, also one whose registration is not complete. The seller reads the reason in a mail and in the portal, and still sees the own data. One who is Inaktiv already stays as it is; one who waits for approval is refused instead, and is Konflikt here. `Bisher` is as for an approval.',
  body: z.strictObject({ Grund: Text(500), Bisher }),
  errors: ERRORS,
});
