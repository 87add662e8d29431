import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Geheimnis, isStorableText, Redirect } from '../../values/wire.ts';
import { SESSION_HOURS } from '../account/account.ts';
import { AgenturBenutzer, MfaErforderlich } from './login.ts';

/** Minutes that a login at the provider may take. */
export const SSO_MINUTES = 10;

export const startAgenturSso = call({
  name: 'startAgenturSso',
  method: 'GET',
  path: '/agentur/sso',
  recht: 'Besuch',
  tag: 'Agentur',
  summary: "The address at the tenant's login provider where a user of an agency logs in",
  description: `Begins a login at the tenant's own provider (OpenID Connect, code with PKCE S256). The caller keeps the Verifier of \`challenge\`; state and nonce go into the cookie \`psoe_dienst\`, which is valid for ${SSO_MINUTES} minutes. The provider leads back to the page AgencyLogin of the requested language, with \`code\` and \`state\`. \`redirect\` is a page of the portal, as at its login, never an address; the holder of the Verifier redirects there afterwards. If the tenant has no provider, the call returns not found. A provider that does not answer within 5 s is NetzwerkFehler.`,
  query: z.object({
    challenge: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
    redirect: z.optional(Redirect),
  }),
  answers: { 200: z.object({ Adresse: z.string() }) },
  errors: ['NichtGefunden', 'NetzwerkFehler'],
});

export const finishAgenturSso = call({
  name: 'finishAgenturSso',
  method: 'PUT',
  path: '/agentur/sso',
  recht: 'Besuch',
  tag: 'Agentur',
  summary: `Logs in by the code of the provider: session of ${SESSION_HOURS} hours as bearer token and cookie, or the token of a second factor`,
  description:
    'Exchanges the code of the provider, by the Verifier and the cookie of the beginning, and answers as agentur/login does. The provider identifies the user by issuer and subject. These are linked once to the account of the same address, which the provider must report as verified. Roles are those that the agency gave. `State` is the state that came back with the code; if it is sent, it must match the cookie. A cookie, a code and a login work once. Abgelaufen means that the login must begin again, NichtAuthorisiert that its parts do not belong together, NichtRegistriert that the user belongs to no agency, Konflikt that the account is linked to another user of the provider, PasswortOderEmailFalsch that the user cannot log in now. Failed logins count like wrong passwords of the same network address. The session has given no password, so calls that require one (PasswortErforderlich) ask for it at once.',
  body: z.strictObject({
    Code: z.string().check(z.minLength(1), z.maxLength(4000), z.refine(isStorableText, { params: { code: 'zeichen' } })),
    Verifier: z.string().check(z.regex(/^[A-Za-z0-9._~-]{43,128}$/)),
    State: z.optional(Geheimnis),
  }),
  answers: { 200: z.union([AgenturBenutzer, MfaErforderlich]) },
  errors: [
    'NichtGefunden',
    'NichtAuthorisiert',
    'NichtRegistriert',
    'Konflikt',
    'Abgelaufen',
    'TokenBereitsVerwendet',
    'PasswortOderEmailFalsch',
    'NetzwerkFehler',
  ],
});
