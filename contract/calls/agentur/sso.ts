import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Geheimnis, isStorableText, Redirect } from '../../values/wire.ts';
import { SESSION_HOURS } from '../account/account.ts';
import { AgenturBenutzer, MfaErforderlich } from './login.ts';

/** How long a login at the provider may take. */
export const SSO_MINUTES = 10;

export const startAgenturSso = call({
  name: 'startAgenturSso',
  method: 'GET',
  path: '/agentur/sso',
  recht: 'Besuch',
  tag: 'Agentur',
  summary: "The address of the tenant's provider at which somebody of an agency is logged in",
  description: `Begins a login at the tenant's own provider (OpenID Connect, code with PKCE S256). Whoever begins it keeps the Verifier of \`challenge\`; state and nonce go into the cookie \`psoe_dienst\`, which holds for ${SSO_MINUTES} minutes. The provider leads back to the page AgencyLogin of the asked language, with \`code\` and \`state\`. \`redirect\` is a page of the portal as at its login, never an address; whoever keeps the Verifier leads there afterwards. A tenant without a provider is not found. A provider that does not answer within 5 s is NetzwerkFehler.`,
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
    "Exchanges the code that the provider handed over, by the Verifier and the cookie of the beginning, and answers as agentur/login does. Who somebody is says the provider by issuer and subject, linked once to the account of the same address, which the provider has to call verified; roles are those that the agency gave. `State` is what came back beside the code; sent along, it has to be the cookie's. A cookie, a code and a login work once: Abgelaufen is a login to begin anew, NichtAuthorisiert one that does not belong together, NichtRegistriert somebody whom no agency has, Konflikt an account that is linked to somebody else there, PasswortOderEmailFalsch somebody who cannot be logged in now. Wrong ones count as wrong passwords of the same network address. The session has not given a password: what asks for one (PasswortErforderlich) asks at once.",
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
