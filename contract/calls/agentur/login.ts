import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { AGENTUR_RECHTE } from '../../rules/rechte.ts';
import { AGENTUR_STATUS, ROLLEN } from '../../rules/rollen.ts';
import { named } from '../../values/named.ts';
import { Geheimnis, isStorableText, KontoEmail, Locale, Nummer, Zeitpunkt } from '../../values/wire.ts';
import { Passwort, SESSION_HOURS } from '../account/account.ts';
import { IN_AGENTUR_ERRORS } from './in-agentur.ts';

export const AgenturStatus = z.enum(AGENTUR_STATUS).register(named, { id: 'AgenturStatus', examples: ['Aktiv'] });

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
  })
  .register(named, {
    id: 'AgenturBenutzer',
    description:
      'Somebody of an agency as logged in. `Rechte` is what they may now, by their roles and the state of the agency; `GueltigBis` the moment the session ends; `Agenturen` every agency that they can change to; `Inhaber` the names of its owners, whom its people turn to.',
  });
export type AgenturBenutzer = z.infer<typeof AgenturBenutzer>;

/** A code of an authenticator, or one for recovery, as it is typed. */
export const Zweitfaktorcode = z.string().check(z.maxLength(40), z.refine(isStorableText, { params: { code: 'zeichen' } }));

/** How long a login that waits for its second factor can be finished. */
export const MFA_MINUTES = 10;

export const MfaErforderlich = z
  .object({ MfaErforderlich: z.literal(true), MfaToken: z.string() })
  .register(named, { id: 'MfaErforderlich', description: 'The password is right, and a code of the second factor is needed too.' });

export const loginAgentur = call({
  name: 'loginAgentur',
  method: 'POST',
  path: '/agentur/login',
  recht: 'Besuch',
  tag: 'Agentur',
  summary: `Logs somebody of an agency in: session of ${SESSION_HOURS} hours as bearer token and cookie, or the token of a second factor`,
  description: `Checks address and password and opens a session of ${SESSION_HOURS} hours, which a browser gets as the cookie \`psoe_agentur\` too. Whoever has a second factor gets an \`MfaToken\` instead, for agentur/mfa. Somebody of several agencies is logged in for the one used last, and changes by agentur/wechseln. Ten wrong passwords in 15 minutes, of an address or a network address, are refused for the rest of that time. Wrong ones are counted apart from those of a recommender with the same address. A person who is barred, deactivated or only invited everywhere is answered as after a wrong password.`,
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
  summary: 'Finishes a login by a code of the second factor, or one for recovery',
  description: `Opens the session whose password was right, by a code of the authenticator or one of the codes for recovery, each of which works once. An \`MfaToken\` holds for ${MFA_MINUTES} minutes; wrong codes count as wrong passwords do. The token ends with the password that began it. A code works once, with one step of 30 s either way.`,
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
  summary: 'Who of which agency is logged in, and what they may now',
  description:
    'Tells who is logged in, for which agency, and what they may at this moment. The session stays as it is: it ends after its hours, whatever is asked.',
  answers: { 200: AgenturBenutzer },
  errors: ['LoginFirst', 'PSOF0204', 'NichtGefunden'],
});

export const switchAgentur = call({
  name: 'switchAgentur',
  method: 'PUT',
  path: '/agentur/wechseln',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: 'Goes on for another agency of the same person, in the same session',
  description:
    'Makes the session that of another agency for which the same account works. Roles, rights and numbers are those of that agency from then on. An agency that the account does not belong to is not found.',
  body: z.strictObject({ Agenturnummer: Nummer }),
  answers: { 200: AgenturBenutzer },
  errors: IN_AGENTUR_ERRORS,
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
    'Ends the session that the call comes by, and its cookie. Its token is refused with PSOF0204 from then on; other sessions of the same person go on.',
  answers: { 204: null },
  errors: IN_AGENTUR_ERRORS,
});
