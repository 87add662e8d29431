import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { BETRIEBSROLLEN } from '../../rules/betriebsrollen.ts';
import { BETRIEB_RECHTE } from '../../rules/rechte.ts';
import { BETRIEB_COOKIE } from '../../values/cookies.ts';
import { named } from '../../values/named.ts';
import { Geheimnis, KontoEmail, Locale, SessionToken, Zeitpunkt } from '../../values/wire.ts';
import { Passwort } from '../account/account.ts';
import { MFA_MINUTES, Zweitfaktorcode } from '../agentur/login.ts';
import { BETRIEB, OWN_ERRORS } from './in-betrieb.ts';

/** Lifetime of a session in hours. */
export const [BETRIEB_HOURS] = BETRIEB_COOKIE.lifetime;
/** Minutes without a call by the person after which a session ends. */
export const IDLE_MINUTES = 30;
/** Minutes for which a second factor confirms calls that need one. */
export const STEP_UP_MINUTES = 10;

export const FAKTOR_ARTEN = ['Totp'] as const;

const Mandantenzugang = z
  .object({
    Mandant: z.string(),
    Name: z.string(),
    /** Main colour of the tenant's look, and that of letters on it. */
    Farbe: z.string(),
    Schriftfarbe: z.string(),
    Zeichen: z.nullable(z.string()),
    Rollen: z.array(z.enum(BETRIEBSROLLEN)),
    Rechte: z.array(z.enum(BETRIEB_RECHTE)),
    PraemieAlsLohn: z.boolean(),
    LiveSeit: z.nullable(Zeitpunkt),
  })
  .register(named, {
    id: 'Mandantenzugang',
    description:
      "A tenant for which a person of the back office works, with the main colour of its look, the colour of letters on it, the path of its icon (`Zeichen`, null without one), the person's present roles and rights, whether rewards are paid with the wages of employees, and since when its pages are open (`LiveSeit`, null before).",
  });

const BetriebBenutzer = z
  .object({
    Token: z.string(),
    GueltigBis: Zeitpunkt,
    BestaetigtBis: Zeitpunkt,
    Vorname: z.string(),
    Nachname: z.string(),
    Email: z.string(),
    Language: Locale,
    Plattform: z.boolean(),
    Mandanten: z.array(Mandantenzugang),
  })
  .register(named, {
    id: 'BetriebBenutzer',
    description: `The logged-in person of the back office. \`Token\` is the session as a bearer token. \`GueltigBis\` is the moment at which the session ends if the person makes no further call, \`BestaetigtBis\` the one until which the last second factor confirms calls that need one. \`Plattform\` marks people who work for every tenant.`,
  });
export type BetriebBenutzer = z.infer<typeof BetriebBenutzer>;

const BetriebBenutzerBySession = z.extend(BetriebBenutzer, { Token: SessionToken }).register(named, {
  id: 'BetriebBenutzerBySession',
  description:
    'The logged-in person of the back office, as for a login. `Token` is null if the call was made by the cookie of a session, so that no script of a page can read the session.',
});

const shared = { tag: 'Betrieb' } as const;

export const loginBetrieb = call({
  name: 'loginBetrieb',
  method: 'POST',
  path: `${BETRIEB}/login`,
  recht: 'Besuch',
  ...shared,
  summary: 'First step of a login to the back office: address and password; the second factor follows',
  description: `Checks the mail address and the password of a person of the back office, and answers the token for the second step, betrieb/mfa. No call answers before both. After ten wrong passwords or codes in 15 minutes, for one address or from one network address, logins are refused for the rest of that time. A person who is only invited, barred or has ended gets the same answer as after a wrong password.`,
  body: z.strictObject({ Email: KontoEmail, Password: Passwort }),
  answers: { 200: z.object({ MfaToken: z.string(), Arten: z.array(z.enum(FAKTOR_ARTEN)) }) },
  errors: ['PasswortOderEmailFalsch'],
});

export const finishBetriebLogin = call({
  name: 'finishBetriebLogin',
  method: 'POST',
  path: `${BETRIEB}/mfa`,
  recht: 'Besuch',
  ...shared,
  summary: `Second step of a login: the code; session of ${BETRIEB_HOURS} hours as bearer token and cookie`,
  description: `Opens a session by a code of an authenticator or a recovery code. Each code works once. A browser also gets it as the cookie \`psoe_betrieb\`, over https \`__Host-psoe_betrieb\`. It lasts ${BETRIEB_HOURS} hours and ends after ${IDLE_MINUTES} minutes without a call by the person; calls with the header \`X-Background: 1\`, by which a page refreshes itself, do not count. An \`MfaToken\` is valid for ${MFA_MINUTES} minutes. Wrong codes count like wrong passwords.`,
  body: z.strictObject({ MfaToken: Geheimnis, Code: Zweitfaktorcode }),
  answers: { 200: BetriebBenutzer },
  errors: ['NichtGefunden', 'Abgelaufen', 'TokenBereitsVerwendet', 'PasswortOderEmailFalsch'],
});

export const readBetriebUser = call({
  name: 'readBetriebUser',
  method: 'GET',
  path: `${BETRIEB}/user`,
  recht: 'Betriebskonto',
  ...shared,
  summary: 'The logged-in person of the back office, with tenants, present roles and rights',
  description: 'Returns the logged-in person with every tenant for which the person works. People of the platform get all tenants.',
  answers: { 200: BetriebBenutzerBySession },
  errors: OWN_ERRORS,
});

export const confirmBetrieb = call({
  name: 'confirmBetrieb',
  method: 'POST',
  path: `${BETRIEB}/bestaetigen`,
  recht: 'Betriebskonto',
  ...shared,
  summary: `Confirms the session by a code, for calls that need a second factor within ${STEP_UP_MINUTES} minutes`,
  description: `Takes a code of an authenticator or a recovery code. Each code works once. For ${STEP_UP_MINUTES} minutes the session then makes calls that answer \`BestaetigungNoetig\` otherwise. The login counts as such a code. Wrong codes count like wrong passwords and are a field error at \`Code\`.`,
  body: z.strictObject({ Code: Zweitfaktorcode }),
  answers: { 200: z.object({ BestaetigtBis: Zeitpunkt }) },
  errors: [...OWN_ERRORS, 'NichtAuthorisiert'],
});

export const logoutBetrieb = call({
  name: 'logoutBetrieb',
  method: 'POST',
  path: `${BETRIEB}/logout`,
  recht: 'Betriebskonto',
  ...shared,
  summary: 'Ends the session of the back office',
  description:
    'Ends the session of this call and its cookie. From then on its token is refused with PSOF0204. Other sessions of the same person continue.',
  answers: { 204: null },
  errors: [...OWN_ERRORS, 'NichtAuthorisiert'],
});
