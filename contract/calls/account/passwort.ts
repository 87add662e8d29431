import * as z from 'zod/mini';
import { call } from '../../call.ts';
import type { FieldCode } from '../../errors.ts';
import { named } from '../../values/named.ts';
import { normalizePasswort } from '../../values/normalize.ts';
import { Geheimnis, isStorableText, KontoEmail, Zeitpunkt } from '../../values/wire.ts';
import { Benutzer, Passwort } from './account.ts';

/** Minimum number of characters of a password. */
export const MIN_PASSWORT_LENGTH = 8;

/**
 * Password rules. `Muster` is a regular expression without flags, shared by the server, programs and the client script. Letters of all
 * Western European alphabets count as letters.
 */
export const PASSWORT_REGELN = [
  { Name: 'Laenge', Muster: `^[\\s\\S]{${MIN_PASSWORT_LENGTH},}$`, code: 'passwortLaenge' },
  { Name: 'Kleinbuchstabe', Muster: '[a-zß-öø-ÿ]', code: 'passwortKleinbuchstabe' },
  { Name: 'Grossbuchstabe', Muster: '[A-ZÀ-ÖØ-Þ]', code: 'passwortGrossbuchstabe' },
  { Name: 'Ziffer', Muster: '[0-9]', code: 'passwortZiffer' },
] as const satisfies readonly { Name: string; Muster: string; code: FieldCode }[];

/** A new password; each broken rule is its own field error. */
export const NeuesPasswort = z
  .string()
  .check(
    z.overwrite(normalizePasswort),
    z.minLength(1, { abort: true }),
    z.maxLength(500, { abort: true }),
    z.refine(isStorableText, { params: { code: 'zeichen' }, abort: true }),
    ...PASSWORT_REGELN.map(({ Muster, code }) => z.refine<string>((value) => new RegExp(Muster).test(value), { params: { code } })),
  );

export const requestPasswortlink = call({
  name: 'requestPasswortlink',
  method: 'GET',
  writes: true,
  mailsAnyone: true,
  path: '/account/resetPassword/:email',
  recht: 'Besuch',
  tag: 'Account',
  summary: 'Mails the link to set a password, if the address has an account; the answer is the same for every address',
  description:
    'Mails a link by which a new password is set, valid for 24 hours. An address without an account gets no mail and the same answer. An unconfirmed account also gets the link, which confirms the account; its referrals still need their own confirmation. A barred address gets no mail. The limit is three mails an hour to an address.',
  params: z.object({ email: KontoEmail }),
  answers: { 204: null },
  errors: ['NichtAuthorisiert', 'NichtGefunden', 'NichtRegistriert'],
  idempotent: true,
});

export const Passwortlink = z
  .object({
    Gueltig: z.boolean(),
    Verwendet: z.boolean(),
    Ablauf: Zeitpunkt,
    Email: z.nullable(z.string()),
  })
  .register(named, {
    id: 'Passwortlink',
    description:
      'A mailed link. `Ablauf` is the end of its 24 hours. `Email` is the address of its owner, while the link can be used. `Gueltig` is false for an expired or used link; `Verwendet` says which of the two applies.',
  });
export type Passwortlink = z.infer<typeof Passwortlink>;

export const validatePasswortlink = call({
  name: 'validatePasswortlink',
  method: 'PUT',
  writes: false,
  path: '/account/validateResetPassword',
  recht: 'Besuch',
  tag: 'Account',
  summary: 'Whether a mailed link can still set a password, and until when; does not use it up',
  description:
    'Checks whether a mailed link still works, so that a form can say so before a person types a password. The check does not use the link up. An unknown token is not found.',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 200: Passwortlink },
  errors: ['NichtGefunden'],
});

export const resetPasswort = call({
  name: 'resetPasswort',
  method: 'PUT',
  path: '/account/resetPassword',
  recht: 'Besuch',
  tag: 'Account',
  summary: 'Sets the password by the mailed link, confirms the address, ends all sessions and logs in',
  description:
    'Sets the password by the token of the mailed link and uses the token up. All sessions of the account end, and the answer opens a new session. An unconfirmed account becomes confirmed. All other open links of the account are used up too. A barred address is refused, and its link stays valid.',
  body: z.strictObject({ Token: Geheimnis, Password: NeuesPasswort }),
  answers: { 200: Benutzer },
  errors: ['NichtGefunden', 'TokenBereitsVerwendet', 'Abgelaufen', 'KontoGesperrtEinzel', 'KontoGesperrtWildcard'],
  idempotent: true,
});

export const changePasswort = call({
  name: 'changePasswort',
  method: 'PUT',
  path: '/account/resetPasswordWithoutToken',
  recht: 'Bereich',
  tag: 'Account',
  summary: 'Replaces the present password and ends all other sessions',
  description:
    'Sets a new password for a caller who knows the present one. All other sessions end, the session of this call continues, and the owner gets a mail about it. A wrong present password is a field error at `Password`. Wrong passwords count together with the failed logins of the account and the network address.',
  body: z.strictObject({ Password: Passwort, NewPassword: NeuesPasswort }),
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert'],
  idempotent: true,
});

export const readPasswortregeln = call({
  name: 'readPasswortregeln',
  method: 'GET',
  path: '/account/passwortvalidator',
  recht: 'Besuch',
  tag: 'Account',
  summary: "The rules for a password in the caller's language; the thousand most common passwords are refused as well",
  description:
    'Lists the rules for a new password, each as a regular expression and as a sentence, so that a form can check them while a person types. The thousand most common passwords are refused as well. The comparison ignores letter case and signs at both ends. `Muster` has no flags, and counts letters of all Western European alphabets.',
  answers: {
    200: z.object({ MinLaenge: z.int(), Regeln: z.array(z.object({ Name: z.string(), Muster: z.string(), Text: z.string() })) }),
  },
  errors: [],
});
