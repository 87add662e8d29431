import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { COOKIES } from '../../values/cookies.ts';
import { named } from '../../values/named.ts';
import { Email, isStorableText, KontoEmail, Line, Locale, SessionToken, Zeitpunkt } from '../../values/wire.ts';

export const Benutzer = z
  .object({
    Email: z.string(),
    Anrede: z.nullable(z.enum(['Frau', 'Herr'])),
    Vorname: z.string(),
    Nachname: z.string(),
    Empfehlerhash: z.string(),
    Token: z.string(),
    Ablauf: Zeitpunkt,
    NewsletterOptinGegeben: z.boolean(),
    NewsletterOptinVersendetAm: z.nullable(Zeitpunkt),
    Language: Locale,
    NurLesen: z.optional(z.literal(true)),
  })
  .register(named, {
    id: 'Benutzer',
    description:
      'The logged-in recommender. `Token` is the session as a bearer token. `Ablauf` is the moment at which the session ends. `NurLesen` marks a session of an administrator. Such a session only reads: every call that writes is refused, and no token or code is returned.',
  });
export type Benutzer = z.infer<typeof Benutzer>;

export const BenutzerBySession = z.extend(Benutzer, { Token: SessionToken }).register(named, {
  id: 'BenutzerBySession',
  description:
    'The logged-in recommender, as for a login. `Token` is null if the call was made by the cookie of a session, so that no script of a page can read the session.',
});
export type BenutzerBySession = z.infer<typeof BenutzerBySession>;

/** Lifetime of a login in hours, counted from its last renewal. */
export const [SESSION_HOURS] = COOKIES.Anmeldung.lifetime;

/** A password as typed, not trimmed. Every storable character is allowed. */
export const Passwort = z.string().check(z.minLength(1), z.maxLength(500), z.refine(isStorableText, { params: { code: 'zeichen' } }));

export const login = call({
  name: 'login',
  method: 'POST',
  path: '/account/login',
  recht: 'Besuch',
  tag: 'Account',
  summary: `Logs a recommender in: session of ${SESSION_HOURS} hours as bearer token and cookie`,
  description: `Checks the email address and the password and opens a session of ${SESSION_HOURS} hours. The answer has the session as \`Token\`, which a program sends as bearer token; a browser also gets it as the cookie \`psoe_token\`. After ten wrong passwords in 15 minutes, for one email address or from one network address, logins are refused for the rest of that time.`,
  body: z.strictObject({ Email: KontoEmail, Password: Passwort }),
  answers: { 200: Benutzer },
  errors: ['PasswortOderEmailFalsch', 'KontoGesperrtEinzel', 'KontoGesperrtWildcard', 'OptInRequired', 'NichtRegistriert'],
});

export const createEmpfehler = call({
  name: 'createEmpfehler',
  method: 'POST',
  path: '/account/createEmpfehler',
  recht: 'Besuch',
  tag: 'Account',
  summary: 'Creates an account and mails the link to set its password; the answer is the same if the address has an account',
  description:
    'Creates an account that cannot be used yet. The owner of the address gets a mail, sets the password by its link and is logged in by that. If the address already has an account, the mail says so. The answer is the same, so the caller cannot learn who takes part. The mailed link is valid for 14 days and works once. An address that was confirmed by a referral but has no password gets the link too. While an account is unconfirmed, the name of the latest call counts. A barred address, and an address that is not on the whitelist, is refused whether or not it is known.',
  body: z.strictObject({ Vorname: Line(80), Nachname: Line(80), Email }),
  answers: { 202: z.object({ OptInRequired: z.literal(true) }) },
  errors: ['EmailNotAllowed', 'EmailExists'],
  idempotent: true,
});

export const resendWelcomeMail = call({
  name: 'resendWelcomeMail',
  method: 'GET',
  writes: true,
  mailsAnyone: true,
  path: '/account/resendWelcomeMail/:email',
  recht: 'Besuch',
  tag: 'Account',
  summary: 'Mails the link of an unconfirmed account again; the answer is the same for every address',
  description:
    'Mails the link of an account that was never confirmed to its owner again. This includes an account that a referral created; its referrals still need their own confirmation. An unknown or confirmed address gets no mail and the same answer. The limit is three mails an hour to an address.',
  params: z.object({ email: KontoEmail }),
  answers: { 204: null },
  errors: ['NichtAuthorisiert', 'NichtGefunden', 'NichtRegistriert'],
  idempotent: true,
});

export const logout = call({
  name: 'logout',
  method: 'POST',
  writes: false,
  path: '/account/logout',
  recht: 'Bereich',
  tag: 'Account',
  summary: 'Ends the session',
  description:
    'Ends the session of this call and its cookie. From then on its token is refused with PSOF0204. Other sessions of the same person continue.',
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204'],
});

export const readUser = call({
  name: 'readUser',
  method: 'GET',
  path: '/account/user',
  recht: 'Bereich',
  tag: 'Account',
  summary: 'The logged-in recommender with a new token; the previous token ends a minute later',
  description: `Returns the logged-in recommender and renews the session: the answer has a new \`Token\` for ${SESSION_HOURS} more hours, and the previous token ends a minute later. A browser that calls by its cookie gets the new session as cookie alone, and \`Token\` is null. A program should make this call when it starts, and from time to time while it is used.`,
  answers: { 200: BenutzerBySession },
  errors: ['LoginFirst', 'PSOF0204'],
});

export const updateLanguage = call({
  name: 'updateLanguage',
  method: 'POST',
  path: '/account/updateLanguage',
  recht: 'Bereich',
  tag: 'Account',
  summary: 'Sets the language of later answers, pages and mails to a language of the tenant',
  description: 'Stores the language of all later pages, answers and mails for this person. It must be a language that the tenant supports.',
  body: z.strictObject({ Language: Locale }),
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert'],
});
