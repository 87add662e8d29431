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
  path: '/agentur/passwortvergessen/:email',
  recht: 'Besuch',
  tag: 'Agentur',
  summary: 'Mails the link behind which a password is set, where the address is of an agency; answers the same for every address',
  description:
    'Mails a link of 24 hours behind which a new password is set. An address of no agency gets no mail and the same answer. Three mails an hour to an address.',
  params: z.object({ email: KontoEmail }),
  answers: { 204: null },
  errors: ['NichtGefunden'],
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
      'A link of an agency: what it is for, until when, and whose where it was mailed, while it can be used. A standing QR code has no end.',
  });

export const verifyAgenturToken = call({
  name: 'verifyAgenturToken',
  method: 'GET',
  path: '/token/verifyAgenturToken',
  recht: 'Besuch',
  tag: 'Agentur',
  summary: 'Whether a mailed link of an agency still works, and what for; uses nothing up',
  description:
    'Looks whether a link of an agency still works, that of a password or of an invitation, so that a page can say so before somebody types anything. Nothing is used up or changed; an unknown token is not found.',
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
  summary: "Sets the password behind the mailed link and ends all sessions of the agency's account",
  description:
    'Sets the password by the token of the mailed link, of whichever purpose, and uses that up. That of a registration confirms the address too, and whoever was invited is part of the agency from then on. All sessions of the account end; a new one is opened by the login, which asks for a second factor where there is one. Of a person deactivated since it is not found. Links of agencies and of recommenders do not stand in for each other.',
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
  summary: 'Sets another password in place of the present one and ends all other sessions',
  description:
    'Sets a new password for whoever knows the present one. All other sessions of the account end, the one of this call goes on, and the owner gets a mail about it. A wrong present password is a field error at `Password`.',
  body: z.strictObject({ Password: Passwort, NewPassword: NeuesPasswort }),
  answers: { 204: null },
  errors: IN_AGENTUR_ERRORS,
  idempotent: true,
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
            'What an agency in registration has said of itself so far; of the IBAN the first and last four characters. `Fehlt` is what it is not looked at without.',
        }),
    ),
  })
  .register(named, {
    id: 'Agenturkonto',
    description:
      'The own account of somebody of an agency; `Hinweise` and `Wochenbericht` are the mails that they want; `Erholungscodes` is how many codes for recovery are left. `Zusatzdaten` has the owner of an agency in registration, from its confirmed address to its approval.',
  });

export const readAgenturkonto = call({
  name: 'readAgenturkonto',
  method: 'GET',
  path: '/agentur/daten',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: 'The own account of somebody of an agency',
  description: 'Name, address, language and second factor of whoever is logged in.',
  answers: { 200: Agenturkonto },
  errors: ['LoginFirst', 'PSOF0204', 'NichtGefunden'],
});

export const changeAgenturkonto = call({
  name: 'changeAgenturkonto',
  method: 'PUT',
  path: '/agentur/daten',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: 'Sets the language of the portal and its mails, and which mails are wanted; of an agency in registration what it says of itself',
  description:
    'Keeps the language in which the portal and its mails speak to this person from now on; it has to be one that the tenant speaks. `Hinweise` (something is to be done, at most one mail a day) and `Wochenbericht` (Mondays) are switched on and off by who has the right Verwaltung; both are off at first. The owner of an agency in registration saves what it says of itself too, as much as is known: what is left out stays. Once nothing is missing any more the agency is WartetAufFreigabe, where it can be mended, but nothing of it removed. `Konflikt` in another state. Needed are address, account and one of the two tax numbers. VAT ids of member states are checked by their form, German ones by their check digit. While the agency waits, removing one of these is a field error. `SupportEmail` is told once nothing is missing.',
  body: z.strictObject({
    Language: z.optional(Locale),
    Hinweise: z.optional(z.boolean()),
    Wochenbericht: z.optional(z.boolean()),
    ...ANGABEN,
  }),
  answers: { 200: Agenturkonto },
  errors: [...IN_AGENTUR_ERRORS, 'Konflikt'],
  idempotent: true,
});

const Zweitfaktor = z.object({ Geheimnis: z.string(), Adresse: z.string() }).register(named, {
  id: 'Zweitfaktor',
  description: 'The secret for an authenticator (RFC 6238), and the address in a QR code by which it takes it.',
});

export const prepareZweitfaktor = call({
  name: 'prepareZweitfaktor',
  method: 'POST',
  path: '/agentur/zweitfaktor',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: 'Makes the secret of a second factor, which counts once a code of it was sent',
  description:
    'Makes a new secret for an authenticator, against the present password. It is shown this once and asked for at no login before a code of it was sent to the same address by PUT. Only an owner can, and one that is on has to be switched off first (`Konflikt`). It holds for all agencies of the account.',
  body: z.strictObject({ Password: Passwort }),
  answers: { 200: Zweitfaktor },
  errors: [...IN_AGENTUR_ERRORS, 'Konflikt'],
});

export const confirmZweitfaktor = call({
  name: 'confirmZweitfaktor',
  method: 'PUT',
  path: '/agentur/zweitfaktor',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: 'Switches the second factor on by a code of its authenticator; answers the codes for recovery',
  description:
    'Switches the second factor on: from now on a login needs a code. The answer has ten codes for recovery, shown this once, each of which replaces a code one time. A wrong code is a field error; `Konflikt` where no secret waits for one. They are read in any letter case, with or without the dash.',
  body: z.strictObject({ Code: Zweitfaktorcode }),
  answers: { 200: z.object({ Erholungscodes: z.array(z.string()) }) },
  errors: [...IN_AGENTUR_ERRORS, 'Konflikt'],
});

export const endZweitfaktor = call({
  name: 'endZweitfaktor',
  method: 'PUT',
  path: '/agentur/zweitfaktor/aus',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: 'Switches the second factor off, against password and code',
  description:
    'Switches the second factor off. It takes the present password and a code, or one for recovery, so that a screen left open is not enough. A wrong one is a field error. Whoever has one can do it, also when no owner any more.',
  body: z.strictObject({ Password: Passwort, Code: Zweitfaktorcode }),
  answers: { 204: null },
  errors: IN_AGENTUR_ERRORS,
});
