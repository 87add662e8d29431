import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { REGISTRIERUNG_AKTIONEN, REGISTRIERUNG_STATUS } from '../../rules/registrierung.ts';
import { named } from '../../values/named.ts';
import { Cent, Email, Line, Nummer, Text, Zeitpunkt } from '../../values/wire.ts';
import { Firma } from '../agentur/angaben.ts';
import { Verlauf } from '../agentur/einzeln.ts';
import { BESTAETIGUNG_TAGE } from '../agentur/registrierung.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';

/** Agencies that wait for a decision of the tenant. */
export const AGENTUREN_FAELLIG = ['WartetAufFreigabe'] as const;

export const BetriebAgenturZeile = z
  .object({
    Agenturnummer: z.string(),
    Name: z.string(),
    Status: z.enum(REGISTRIERUNG_STATUS),
    SeitAm: Zeitpunkt,
    OffenCent: Cent,
  })
  .register(named, {
    id: 'BetriebAgenturZeile',
    description:
      'An agency of the tenant, also one in registration. `SeitAm` is the moment of its registration, `OffenCent` what it owes the tenant; below zero the tenant owes it. `Name` is empty once its data is erased.',
  });
export type BetriebAgenturZeile = z.infer<typeof BetriebAgenturZeile>;

export const listBetriebAgenturen = list({
  name: 'listBetriebAgenturen',
  path: '/betrieb/agenturen',
  recht: 'Agenturen',
  summary: 'Agencies of the tenant',
  description:
    'Lists all agencies, by default by number, the highest first. `Faellig` keeps those that wait for approval. `Suche` finds the beginning of an agency number. A tenant without agencies (`ModuleAgentur` is Aus) does not have this call, nor the others about agencies.',
  row: BetriebAgenturZeile,
  sorted: ['Agenturnummer', 'SeitAm'],
  words: { Status: 'status.agentur' },
  filter: { Faellig: z.optional(z.nullable(z.enum(AGENTUREN_FAELLIG))) },
});

const optional = z.nullable(z.string());

export const BetriebAgentur = z
  .extend(BetriebAgenturZeile, {
    Email: optional,
    Telefon: optional,
    Strasse: optional,
    Hausnummer: optional,
    Plz: optional,
    Ort: optional,
    UstId: optional,
    UstIdGueltig: z.nullable(z.boolean()),
    Steuernummer: optional,
    Kontoinhaber: optional,
    IBANMaskiert: optional,
    IBANGueltig: z.nullable(z.boolean()),
    Grund: optional,
    Inhaber: z.array(
      z.object({ Vorname: z.string(), Nachname: z.string(), Email: z.string(), Status: z.enum(['Eingeladen', 'Aktiv', 'Deaktiviert']) }),
    ),
    Zustimmungen: z.array(
      z.object({
        Name: z.enum(['Regeln', 'Auftragsverarbeitung']),
        Version: z.string(),
        Von: optional,
        ZugestimmtAm: z.nullable(Zeitpunkt),
      }),
    ),
    Verlauf,
    Aktionen: z.array(z.enum(REGISTRIERUNG_AKTIONEN)),
  })
  .register(named, {
    id: 'BetriebAgentur',
    description:
      'An agency with its data, its owners, the texts to which it agreed, and what the caller can decide on it now. `IBANMaskiert` has only the last four characters; like `Kontoinhaber` it is a word if the stored account cannot be decrypted. `UstIdGueltig` and `IBANGueltig` say whether the check digits are right; null without the number. `Grund` is why it was refused or deactivated, as its owners read it. `ZugestimmtAm` is null for a current text that it has not accepted.',
  });

const shared = { tag: 'Betrieb', params: z.object({ nr: Nummer }), answers: { 200: BetriebAgentur } } as const;
/** The status that the caller has read. If the agency has another one by now, a decision leaves it as it is. */
const Bisher = z.optional(z.nullable(z.enum(REGISTRIERUNG_STATUS)));

const deciding = { ...shared, recht: 'AgenturenEntscheiden', idempotent: true } as const;
const ERRORS = [...IN_BETRIEB_ERRORS, 'Konflikt'] as const;

export const readBetriebAgentur = call({
  name: 'readBetriebAgentur',
  method: 'GET',
  path: '/betrieb/agenturen/:nr',
  recht: 'Agenturen',
  ...shared,
  summary: 'One agency of the tenant with its data',
  description: 'Shows an agency with all data of its application, and the decisions that the caller can take on it now.',
  errors: IN_BETRIEB_ERRORS,
});

export const approveBetriebAgentur = call({
  name: 'approveBetriebAgentur',
  method: 'POST',
  path: '/betrieb/agenturen/:nr/freigeben',
  ...deciding,
  summary: 'Approves an agency; a repeat gets the same answer',
  description:
    'Approves an agency that waits, or activates an inactive one again, and mails its owners. An agency that is active already stays as it is. One whose registration is not complete is Konflikt. `Bisher` is the status that the caller has read: an agency that has another one by now stays as it is too, so that of two people who decide at once one acts.',
  body: z._default(z.nullable(z.strictObject({ Bisher })), {}),
  errors: ERRORS,
});

export const refuseBetriebAgentur = call({
  name: 'refuseBetriebAgentur',
  method: 'POST',
  path: '/betrieb/agenturen/:nr/ablehnen',
  ...deciding,
  summary: 'Refuses an agency that waits for approval; a repeat gets the same answer',
  description:
    'Refuses the application of an agency, which becomes Inaktiv. Its owners read the reason in a mail and in the portal. It can be approved later. An agency that is Inaktiv already stays as it is; one that does not wait for approval is Konflikt. `Bisher` is as for an approval.',
  body: z.strictObject({ Grund: Text(500), Bisher }),
  errors: ERRORS,
});

export const deactivateBetriebAgentur = call({
  name: 'deactivateBetriebAgentur',
  method: 'POST',
  path: '/betrieb/agenturen/:nr/deaktivieren',
  ...deciding,
  summary: 'Deactivates an agency; a repeat gets the same answer',
  description:
    'Deactivates an agency, also one whose registration is not complete. Its owners read the reason in a mail and in the portal, and still see their data; the tenant releases its orders. An agency that is Inaktiv already stays as it is; one that waits for approval is refused instead, and is Konflikt here. `Bisher` is as for an approval.',
  body: z.strictObject({ Grund: Text(500), Bisher }),
  errors: ERRORS,
});

export const inviteBetriebAgentur = call({
  name: 'inviteBetriebAgentur',
  method: 'POST',
  path: '/betrieb/agenturen/einladen',
  recht: 'AgenturenEntscheiden',
  tag: 'Betrieb',
  summary: 'Invites a firm to become an agency',
  description: `Begins the registration of an agency and mails its owner a link, valid for ${BESTAETIGUNG_TAGE} days. The owner sets a password by the link and enters the data of the firm; then the agency waits for approval. The name of the owner is needed, since the portal and the mails show it. An address that has begun a registration and not finished it gets a new link for the same agency. An address that works for an agency already, and one that the tenant has barred, is Konflikt.`,
  body: z.strictObject({ Email, Firma, Vorname: Line(80), Nachname: Line(80) }),
  answers: { 201: BetriebAgentur },
  errors: [...ERRORS, 'EmailUngueltig'],
  idempotent: true,
});
