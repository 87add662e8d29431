import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Geheimnis, KontoEmail, Locale, Zeitpunkt } from '../../values/wire.ts';
import { Passwort } from '../account/account.ts';
import { NeuesPasswort } from '../account/passwort.ts';
import { ANGABEN, PFLICHTANGABEN } from './angaben.ts';
import { IN_AGENTUR_ERRORS } from './in-agentur.ts';
import { AgenturStatus, Zweitfaktorcode } from './login.ts';

export const requestAgenturPasswortlink = call({
  name: 'requestAgenturPasswortlink',
  method: 'GET',
  writes: true,
  mailsAnyone: true,
  path: '/agentur/passwortvergessen/:email',
  recht: 'Besuch',
  tag: 'Agentur',
  summary: 'Mails the link to set a password, if the address belongs to an agency; the answer is the same for every address',
  description:
    'Mails a link by which a new password is set, valid for 24 hours. An address that belongs to no agency gets no mail and the same answer. The limit is three mails an hour to an address.',
  params: z.object({ email: KontoEmail }),
  answers: { 204: null },
  errors: ['NichtAuthorisiert', 'NichtGefunden'],
  idempotent: true,
});

const AgenturToken = z
  .object({
    Gueltig: z.boolean(),
    Ablauf: z.nullable(Zeitpunkt),
    Zweck: z.enum(['Registrierung', 'Passwort', 'Einladung']),
    Email: z.optional(z.string()),
  })
  .register(named, {
    id: 'AgenturToken',
    description:
      'A link of an agency: its purpose, its end and, while it can be used, the address to which it was mailed. A standing QR code has no end.',
  });

export const verifyAgenturToken = call({
  name: 'verifyAgenturToken',
  method: 'GET',
  path: '/token/verifyAgenturToken',
  recht: 'Besuch',
  tag: 'Agentur',
  summary: 'Whether a mailed link of an agency still works, and its purpose; does not use it up',
  description:
    'Checks whether a password link or invitation link of an agency still works, so that a page can say so before a person types anything. The check uses nothing up and changes nothing; an unknown token is not found.',
  query: z.object({ t: Geheimnis }),
  answers: { 200: AgenturToken },
  errors: ['NichtGefunden'],
});

export const resetAgenturPasswort = call({
  name: 'resetAgenturPasswort',
  method: 'PUT',
  path: '/agentur/passwort',
  recht: 'Besuch',
  tag: 'Agentur',
  summary: "Sets the password by the mailed link and ends all sessions of the agency's account",
  description:
    'Sets the password by the token of the mailed link, whatever its purpose, and uses the token up. The token of a registration also confirms the address. An invited person is a user of the agency from then on. All sessions of the account end. The login opens a new one, and asks for a second factor if there is one. If the person was deactivated since, the token is not found. Links of agencies work for agencies only, links of recommenders for recommenders only.',
  body: z.strictObject({ Token: Geheimnis, Password: NeuesPasswort }),
  answers: { 204: null },
  errors: ['NichtGefunden', 'TokenBereitsVerwendet', 'Abgelaufen'],
  idempotent: true,
});

export const changeAgenturPasswort = call({
  name: 'changeAgenturPasswort',
  method: 'PUT',
  path: '/agentur/passwortaendern',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: 'Replaces the present password and ends all other sessions',
  description:
    'Sets a new password for a caller who knows the present one. All other sessions of the account end, the session of this call continues, and the owner of the account gets a mail about it. A wrong present password is a field error at `Password`.',
  body: z.strictObject({ Password: Passwort, NewPassword: NeuesPasswort }),
  answers: { 204: null },
  errors: IN_AGENTUR_ERRORS,
  idempotent: true,
  beforeConsent: true,
});

const Agenturkonto = z
  .object({
    Vorname: z.string(),
    Nachname: z.string(),
    Email: z.string(),
    Language: Locale,
    Hinweise: z.boolean(),
    Wochenbericht: z.boolean(),
    MfaAktiv: z.boolean(),
    Erholungscodes: z.int(),
    Zusatzdaten: z.optional(
      z
        .object({
          Firma: z.string(),
          Status: AgenturStatus,
          Telefon: z.nullable(z.string()),
          Strasse: z.nullable(z.string()),
          Hausnummer: z.nullable(z.string()),
          Plz: z.nullable(z.string()),
          Ort: z.nullable(z.string()),
          UstId: z.nullable(z.string()),
          Steuernummer: z.nullable(z.string()),
          Kontoinhaber: z.nullable(z.string()),
          IBAN: z.nullable(z.string()),
          Fehlt: z.array(z.enum(PFLICHTANGABEN)),
        })
        .register(named, {
          id: 'Zusatzdaten',
          description:
            'The data that an agency in registration has entered so far, with the first and last four characters of the IBAN. `Fehlt` lists the missing data without which the tenant does not review the agency.',
        }),
    ),
  })
  .register(named, {
    id: 'Agenturkonto',
    description:
      'The own account of a user of an agency. `Hinweise` and `Wochenbericht` say which mails the user wants. `Erholungscodes` is the number of recovery codes left. `Zusatzdaten` is present for the owner of an agency in registration, from the confirmation of the address to the approval.',
  });

export const readAgenturkonto = call({
  name: 'readAgenturkonto',
  method: 'GET',
  path: '/agentur/daten',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: 'The own account of a user of an agency',
  description: 'Returns name, address, language and second factor of the logged-in user.',
  answers: { 200: Agenturkonto },
  errors: ['LoginFirst', 'PSOF0204', 'NichtGefunden'],
});

export const changeAgenturkonto = call({
  name: 'changeAgenturkonto',
  method: 'PUT',
  path: '/agentur/daten',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: 'Sets the language of portal and mails and the wanted mails; also the data of an agency in registration',
  description:
    "Stores the language of the portal and its mails for this user; the tenant must support it. Users with the right Verwaltung switch `Hinweise` (something is to be done, at most one mail a day) and `Wochenbericht` (Mondays) on and off; both are off at first. The owner of an agency in registration also stores the agency's data, as far as it is known; fields that are left out stay. Required are address, account and one of the two tax numbers. VAT ids of member states are checked by their form, German ones by their check digit. Once nothing is missing, the agency becomes WartetAufFreigabe and `SupportEmail` gets a mail. While the agency waits, the data can be corrected, but removing a required field is a field error. Data of an agency in any other state returns `Konflikt`.",
  body: z.strictObject({
    Language: z.optional(Locale),
    Hinweise: z.optional(z.boolean()),
    Wochenbericht: z.optional(z.boolean()),
    ...ANGABEN,
  }),
  answers: { 200: Agenturkonto },
  errors: [...IN_AGENTUR_ERRORS, 'Konflikt'],
  idempotent: true,
  beforeConsent: true,
});

const Zweitfaktor = z.object({ Geheimnis: z.string(), Adresse: z.string() }).register(named, {
  id: 'Zweitfaktor',
  description: 'The secret for an authenticator (RFC 6238), and the address that the authenticator reads from a QR code.',
});

export const prepareZweitfaktor = call({
  name: 'prepareZweitfaktor',
  method: 'POST',
  path: '/agentur/zweitfaktor',
  recht: 'Verwaltung',
  tag: 'Agentur',
  summary: 'Creates the secret of a second factor; it takes effect once a code of it was sent',
  description:
    'Creates a new secret for an authenticator and requires the present password. The secret is shown only this once. No login asks for a code before one was sent to the same address by PUT. Owners and staff can have one; users without a role cannot. A second factor that is on must be switched off first (`Konflikt`). It applies to all agencies of the account.',
  body: z.strictObject({ Password: Passwort }),
  answers: { 200: Zweitfaktor },
  errors: [...IN_AGENTUR_ERRORS, 'Konflikt'],
  beforeConsent: true,
});

export const confirmZweitfaktor = call({
  name: 'confirmZweitfaktor',
  method: 'PUT',
  path: '/agentur/zweitfaktor',
  recht: 'Verwaltung',
  tag: 'Agentur',
  summary: 'Switches the second factor on by a code of its authenticator; returns the recovery codes',
  description:
    'Switches the second factor on: from now on a login needs a code. All other sessions of the account end, and its owner gets a mail about it. The answer has ten recovery codes, which are shown only this once. Each replaces a code one time. Recovery codes are accepted in any letter case, with or without the dash. A wrong code is a field error; without a secret that waits for a code the call returns `Konflikt`.',
  body: z.strictObject({ Code: Zweitfaktorcode }),
  answers: { 200: z.object({ Erholungscodes: z.array(z.string()) }) },
  errors: [...IN_AGENTUR_ERRORS, 'Konflikt'],
  beforeConsent: true,
});

export const endZweitfaktor = call({
  name: 'endZweitfaktor',
  method: 'PUT',
  path: '/agentur/zweitfaktor/aus',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: 'Switches the second factor off, with password and code',
  description:
    'Switches the second factor off. It requires the present password and a code or recovery code, so that an unattended screen is not enough. A wrong one is a field error. All other sessions of the account end, and its owner gets a mail about it. Every user who has a second factor can switch it off, even without a role.',
  body: z.strictObject({ Password: Passwort, Code: Zweitfaktorcode }),
  answers: { 204: null },
  errors: IN_AGENTUR_ERRORS,
  beforeConsent: true,
});
