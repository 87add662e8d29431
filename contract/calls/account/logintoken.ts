import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Anmeldetoken, Email, KontoEmail, Redirect, Zeitpunkt } from '../../values/wire.ts';
import { Benutzer, SESSION_HOURS } from './account.ts';

/**
 * Login by a token in the address, for programs; in a browser, the page sends the token when a button is pressed. Under IsAutologin a valid
 * session token is accepted too, and renewed.
 */
export const loginByToken = call({
  name: 'loginByToken',
  method: 'GET',
  writes: true,
  path: '/account/login',
  recht: 'Besuch',
  tag: 'Account',
  summary: 'Logs in by a login token, which works once within ten minutes; under IsAutologin a live session token is renewed instead',
  description: `Logs in by the token of a login address, which works once and for ten minutes, and opens a session of ${SESSION_HOURS} hours. If the tenant has no passwords, the call also takes the token of a session and renews that session. The token before the renewal works for another minute. The session only reads, unless the token was the person's own (POST logintoken). The call is meant for programs; people press a button on the page of the mailed address. A login by the person's own token confirms the address. No link can log a person in. If the tenant has no passwords and has a customer portal, the call also takes a token that the portal signed (JWT with RS256, PS256, ES256 or EdDSA): \`iss\` and \`aud\` as agreed, \`exp\` at most ten minutes ahead, a \`jti\` that was not used before, \`email\`, and \`given_name\` and \`family_name\` for a new account. Clocks may differ by 30 seconds. It opens the person's own session and creates a missing account. A signature, sender or time that is not accepted returns NichtAuthorisiert, a portal whose keys cannot be read NetzwerkFehler.`,
  query: z.object({ token: Anmeldetoken }),
  answers: { 200: Benutzer },
  errors: [
    'NichtGefunden',
    'TokenBereitsVerwendet',
    'Abgelaufen',
    'NichtAuthorisiert',
    'EmailNotAllowed',
    'KontoGesperrtEinzel',
    'KontoGesperrtWildcard',
    'NetzwerkFehler',
  ],
  idempotent: true,
});

const Logintoken = z.object({ Adresse: z.string(), Token: z.string(), Ablauf: Zeitpunkt }).register(named, {
  id: 'Logintoken',
  description:
    'A login address that opens the site as one person, once, until `Ablauf`. `Token` is the secret in the address, for programs.',
});
export type Logintoken = z.infer<typeof Logintoken>;

export const createLogintoken = call({
  name: 'createLogintoken',
  method: 'POST',
  path: '/logintoken',
  recht: 'Logintoken',
  tag: 'Account',
  summary:
    "Creates a login address for a person of the tenant's own system, valid once within ten minutes; under IsAutologin it creates a missing account",
  description:
    "Creates an address that opens the tenant's site as one person, once and within ten minutes. The address is never mailed. If the tenant has no passwords and `Administrator` is not true, the address is the person's own: redirect the person there at once. A person without an account gets one by this. In every other case an administrator looks at the person's site: the session only reads, shows no token and no voucher code, and is recorded as an administrator's in audit log and disclosure. An administrator's login confirms no address. An address that may not take part returns EmailNotAllowed. An address without an account is not found where no account is created.",
  body: z.strictObject({ Email: KontoEmail, Administrator: z.optional(z.boolean()) }),
  answers: { 200: Logintoken },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden', 'EmailNotAllowed'],
});

export const requestAnmeldelink = call({
  name: 'requestAnmeldelink',
  method: 'POST',
  path: '/account/anmeldelink',
  recht: 'Besuch',
  tag: 'Account',
  summary: 'Mails a login address if the tenant has IsAutologin and the person may take part; the answer is the same for every address',
  description:
    'Mails a login address, which works once within ten minutes, to a person who may take part at a tenant without passwords. Any other address gets no mail and the same answer. `Redirect` is the page to which the login leads: a route name with its parameters, never an address. The limits are three mails an hour to an address and 20 mails an hour from one network address. Tenants with passwords return NichtAuthorisiert.',
  body: z.strictObject({ Email, Redirect: z.optional(z.nullable(Redirect)) }),
  answers: { 204: null },
  errors: ['NichtAuthorisiert'],
  idempotent: true,
});
