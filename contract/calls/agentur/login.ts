import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { BEDINGUNG_NAMES } from '../../rules/agenturbedingungen.ts';
import { AGENTUR_RECHTE } from '../../rules/rechte.ts';
import { REGISTRIERUNG_STATUS } from '../../rules/registrierung.ts';
import { ROLLEN } from '../../rules/rollen.ts';
import { named } from '../../values/named.ts';
import { Geheimnis, isStorableText, KontoEmail, Locale, Nummer, SessionToken, Zeitpunkt } from '../../values/wire.ts';
import { Passwort, SESSION_HOURS } from '../account/account.ts';
import { IN_AGENTUR_ERRORS } from './in-agentur.ts';

export const AgenturStatus = z.enum(REGISTRIERUNG_STATUS).register(named, { id: 'AgenturStatus', examples: ['Aktiv'] });

const Agenturauswahl = z.object({ Agenturnummer: z.string(), AgenturName: z.string() });

export const AgenturBenutzer = z
  .object({
    Token: z.string(),
    Rollen: z.array(z.enum(ROLLEN)),
    Rechte: z.array(z.enum(AGENTUR_RECHTE)),
    Agenturnummer: z.string(),
    AgenturName: z.string(),
    AgenturStatus,
    Mitarbeiternummer: z.optional(z.string()),
    Vorname: z.string(),
    Nachname: z.string(),
    Email: z.string(),
    Language: Locale,
    GueltigBis: Zeitpunkt,
    Agenturen: z.array(Agenturauswahl),
    Inhaber: z.array(z.string()),
    OffeneZustimmungen: z.array(z.enum(BEDINGUNG_NAMES)),
  })
  .register(named, {
    id: 'AgenturBenutzer',
    description:
      "The logged-in user of an agency. `Token` is the session as a bearer token. `Rechte` are the present rights, by the user's roles and the state of the agency. `GueltigBis` is the moment at which the session ends. `Agenturen` are the agencies to which the user can switch. `Inhaber` are the names of the owners, whom users can contact. `OffeneZustimmungen` are the texts to which an owner has yet to agree (agentur/zustimmung); until then the agency can read but not write.",
  });
export type AgenturBenutzer = z.infer<typeof AgenturBenutzer>;

const AgenturBenutzerBySession = z.extend(AgenturBenutzer, { Token: SessionToken }).register(named, {
  id: 'AgenturBenutzerBySession',
  description:
    'The logged-in user of an agency, as for a login. `Token` is null if the call was made by the cookie of a session, so that no script of a page can read the session.',
});

/** An authenticator code or a recovery code, as typed. */
export const Zweitfaktorcode = z.string().check(z.maxLength(40), z.refine(isStorableText, { params: { code: 'zeichen' } }));

/** Minutes within which a login that waits for its second factor can be finished. */
export const MFA_MINUTES = 10;

export const MfaErforderlich = z
  .object({ MfaErforderlich: z.literal(true), MfaToken: z.string() })
  .register(named, { id: 'MfaErforderlich', description: 'The password is right; a code of the second factor is needed too.' });

export const loginAgentur = call({
  name: 'loginAgentur',
  method: 'POST',
  path: '/agentur/login',
  recht: 'Besuch',
  tag: 'Agentur',
  summary: `Logs a user of an agency in: session of ${SESSION_HOURS} hours as bearer token and cookie, or the token of a second factor`,
  description: `Checks the email address and the password and opens a session of ${SESSION_HOURS} hours, which a browser also gets as the cookie \`psoe_agentur\`. A user with a second factor gets an \`MfaToken\` instead, for agentur/mfa. A user of several agencies is logged in for the one used last, and switches by agentur/wechseln. After ten wrong passwords in 15 minutes, for one email address or from one network address, logins are refused for the rest of that time. Wrong passwords are counted separately from those of a recommender with the same address. A person who is barred, deactivated or only invited in every agency gets the same answer as after a wrong password.`,
  body: z.strictObject({ Email: KontoEmail, Password: Passwort }),
  answers: { 200: z.union([AgenturBenutzer, MfaErforderlich]) },
  errors: ['PasswortOderEmailFalsch', 'NichtGefunden'],
});

export const finishAgenturLogin = call({
  name: 'finishAgenturLogin',
  method: 'POST',
  path: '/agentur/mfa',
  recht: 'Besuch',
  tag: 'Agentur',
  summary: 'Finishes a login by a code of the second factor or a recovery code',
  description: `Opens the session after a right password, by a code of the authenticator or a recovery code. Each code works once. A code of the authenticator may be one step of 30 s early or late. An \`MfaToken\` is valid for ${MFA_MINUTES} minutes and ends with the password that was used for it. Wrong codes count like wrong passwords.`,
  body: z.strictObject({ MfaToken: Geheimnis, Code: Zweitfaktorcode }),
  answers: { 200: AgenturBenutzer },
  errors: ['NichtGefunden', 'Abgelaufen', 'TokenBereitsVerwendet', 'PasswortOderEmailFalsch'],
});

export const readAgenturUser = call({
  name: 'readAgenturUser',
  method: 'GET',
  path: '/agentur/user',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: 'The logged-in user with agency and present rights',
  description:
    'Returns the logged-in user, the agency and the present rights. The call does not extend the session, which ends after its hours.',
  answers: { 200: AgenturBenutzerBySession },
  errors: ['LoginFirst', 'PSOF0204', 'NichtGefunden'],
});

export const switchAgentur = call({
  name: 'switchAgentur',
  method: 'PUT',
  path: '/agentur/wechseln',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: 'Switches the session to another agency of the same user',
  description:
    'Switches the session to another agency for which the same account works. From then on the roles, rights and numbers of that agency apply. An agency to which the account does not belong is not found.',
  body: z.strictObject({ Agenturnummer: Nummer }),
  answers: { 200: AgenturBenutzerBySession },
  errors: IN_AGENTUR_ERRORS,
  beforeConsent: true,
});

export const logoutAgentur = call({
  name: 'logoutAgentur',
  method: 'POST',
  writes: false,
  path: '/agentur/logout',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: 'Ends the session of the agency',
  description:
    'Ends the session of this call and its cookie. From then on its token is refused with PSOF0204. Other sessions of the same person continue.',
  answers: { 204: null },
  errors: IN_AGENTUR_ERRORS,
});
