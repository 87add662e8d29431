import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { COOKIES } from '../../values/cookies.ts';
import { named } from '../../values/named.ts';
import { Email, isStorableText, KontoEmail, Locale, Text, Zeitpunkt } from '../../values/wire.ts';

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
      "The recommender as logged in. `Ablauf` is the moment the session ends. `NurLesen` stands at an administrator's session, which only reads: every call that writes is refused, and no token or code is answered.",
  });
export type Benutzer = z.infer<typeof Benutzer>;

/** How long a login lasts, until it is renewed. */
export const [SESSION_HOURS] = COOKIES.Anmeldung.lifetime;

/** A password as typed: never trimmed, every character but those that no text may have. */
export const Passwort = z.string().check(z.minLength(1), z.maxLength(500), z.refine(isStorableText, { params: { code: 'zeichen' } }));

export const login = call({
  name: 'login',
  method: 'POST',
  path: '/account/login',
  recht: 'Besuch',
  tag: 'Account',
  summary: `Logs a recommender in: session of ${SESSION_HOURS} hours as bearer token and cookie`,
  description: `Checks address and password and opens a session of ${SESSION_HOURS} hours. The answer carries it as \`Token\`, to be sent as bearer; a browser gets it as the cookie \`psoe_token\` too. Ten wrong passwords in 15 minutes, of an address or a network address, are refused for the rest of that time.`,
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
  summary: 'Makes an account, whose password is set behind the mailed link; answers the same for an address that has one',
  description:
    'Makes an account that cannot be used yet. Its owner gets a mail, sets the password behind its link and is logged in by that. Whoever has an account already gets a mail that says so; the answer is the same, so nobody learns who takes part. The mailed link holds for 14 days and works once. An address that was confirmed by a referral but has no password gets the link too. Of an unconfirmed account the name given last counts. A barred address, and one that is not on the whitelist, is refused whether known or not.',
  body: z.strictObject({ Vorname: Text(80), Nachname: Text(80), Email }),
  answers: { 202: z.object({ OptInRequired: z.literal(true) }) },
  errors: ['EmailNotAllowed', 'EmailExists'],
  idempotent: true,
});

export const resendWelcomeMail = call({
  name: 'resendWelcomeMail',
  method: 'GET',
  writes: true,
  path: '/account/resendWelcomeMail/:email',
  recht: 'Besuch',
  tag: 'Account',
  summary: 'Mails an unconfirmed account its link once more; answers the same for every address',
  description:
    'Mails the owner of an account that was never confirmed its link again. An unknown or confirmed address gets no mail and the same answer. Three mails an hour to an address. That includes an account that a referral made; its referrals still need their own confirmation.',
  params: z.object({ email: KontoEmail }),
  answers: { 204: null },
  errors: ['NichtGefunden', 'NichtRegistriert'],
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
    'Ends the session that the call comes by, and its cookie. Its token is refused with PSOF0204 from then on; other sessions of the same person go on.',
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204'],
});

export const readUser = call({
  name: 'readUser',
  method: 'GET',
  path: '/account/user',
  recht: 'Bereich',
  tag: 'Account',
  summary: 'The recommender with a fresh token; the old one ends a minute later',
  description: `Tells who is logged in and renews the session: the answer has a fresh \`Token\` for ${SESSION_HOURS} hours more, and the one before ends a minute later. Call it when a program starts, and now and then while it is used.`,
  answers: { 200: Benutzer },
  errors: ['LoginFirst', 'PSOF0204'],
});

export const updateLanguage = call({
  name: 'updateLanguage',
  method: 'POST',
  path: '/account/updateLanguage',
  recht: 'Bereich',
  tag: 'Account',
  summary: 'The language of answers, pages and mails from now on, one that the tenant speaks',
  description:
    'Keeps the language in which pages, answers and mails speak to this person from now on. It has to be one that the tenant speaks.',
  body: z.strictObject({ Language: Locale }),
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert'],
});
