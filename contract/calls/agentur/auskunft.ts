import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { ASSIGNABLE_ROLLEN } from '../../rules/rollen.ts';
import { named } from '../../values/named.ts';
import { Postfachsperre } from '../../values/postfachsperre.ts';
import { Locale, Zeitpunkt } from '../../values/wire.ts';
import { STAFF_STATUS } from './zeilen.ts';

const NullableZeitpunkt = z.nullable(Zeitpunkt);

const Agenturauskunft = z
  .object({
    Zeitpunkt,
    Mandant: z.string(),
    Konto: z.object({
      Email: z.string(),
      Language: Locale,
      PasswortGesetzt: z.boolean(),
      ZweitfaktorAm: NullableZeitpunkt,
      ErstelltAm: Zeitpunkt,
      BestaetigtAm: NullableZeitpunkt,
    }),
    Agenturen: z.array(
      z.object({
        Agenturnummer: z.string(),
        Mitarbeiternummer: z.nullable(z.string()),
        Vorname: z.string(),
        Nachname: z.string(),
        Rollen: z.array(z.enum(ASSIGNABLE_ROLLEN)),
        Status: z.enum(STAFF_STATUS),
        Hinweise: z.boolean(),
        Wochenbericht: z.boolean(),
        LetzteAnmeldungAm: NullableZeitpunkt,
        ErstelltAm: Zeitpunkt,
      }),
    ),
    Registrierungen: z.array(
      z.object({
        Zweck: z.string(),
        Email: z.string(),
        Vorname: z.string(),
        Nachname: z.string(),
        Firma: z.nullable(z.string()),
        Language: Locale,
        ErstelltAm: Zeitpunkt,
      }),
    ),
    Anmeldedienste: z.array(z.object({ Issuer: z.string(), Subject: z.string(), VerbundenAm: Zeitpunkt })),
    Sessions: z.array(z.object({ ErstelltAm: Zeitpunkt, Ablauf: Zeitpunkt })),
    Zugangslinks: z.array(z.object({ Zweck: z.string(), GueltigBis: Zeitpunkt, VerwendetAm: NullableZeitpunkt })),
    Mails: z.array(z.object({ Vorlage: z.string(), ErstelltAm: Zeitpunkt, GesendetAm: NullableZeitpunkt, ZurueckAm: NullableZeitpunkt })),
    MailSperre: z.boolean(),
    Postfachsperren: z.array(Postfachsperre),
    Protokoll: z.array(z.object({ Zeit: Zeitpunkt, Was: z.string(), Bezug: z.string(), Daten: z.record(z.string(), z.unknown()) })),
  })
  .register(named, {
    id: 'Agenturauskunft',
    description:
      'All data that is stored about a user of an agency in this role (GDPR art. 15 and 20), for every agency of the account. About customers it contains only numbers. It contains no secret.',
  });
export type Agenturauskunft = z.infer<typeof Agenturauskunft>;

export const readAgenturauskunft = call({
  name: 'readAgenturauskunft',
  method: 'GET',
  path: '/agentur/datenauskunft',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: 'All data stored about the logged-in user of an agency, as a file',
  description:
    'Returns all data stored about the logged-in user of the portal as one file: account, agencies, sessions, mails and log. About customers it contains only numbers. It contains no password and no secret. The call also works without a role. Only the tenant can delete an account.',
  answers: { 200: Agenturauskunft },
  errors: ['LoginFirst', 'PSOF0204'],
});
