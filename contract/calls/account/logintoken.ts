import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Email, Geheimnis, KontoEmail, Redirect, Zeitpunkt } from '../../values/wire.ts';
import { Benutzer, SESSION_HOURS } from './account.ts';

/**
 * With a token in the address, for programs: a browser's page sends it by a button. Under IsAutologin a live session
 * token is taken too, and renewed.
 */
export const loginByToken = call({
  name: 'loginByToken',
  method: 'GET',
  writes: true,
  path: '/account/login',
  recht: 'Besuch',
  tag: 'Account',
  summary: 'Logs in by a login token of ten minutes and uses it up; under IsAutologin a live session token is renewed instead',
  description: `Logs in by the token of a login address, which works once and for ten minutes, and opens a session of ${SESSION_HOURS} hours. Where the tenant has no passwords, a session's own token is taken too and renewed. The session only reads unless the token was the person's own (POST logintoken). Meant for programs; people press a button on the page of the mailed address. It confirms the address. A request that a browser sends from another site, or that was typed (\`Sec-Fetch-Site\`), is NichtAuthorisiert, so that no link logs anybody in. A renewed session goes on for a minute.`,
  query: z.object({ token: Geheimnis }),
  answers: { 200: Benutzer },
  errors: [
    'NichtGefunden',
    'TokenBereitsVerwendet',
    'Abgelaufen',
    'NichtAuthorisiert',
    'EmailNotAllowed',
    'KontoGesperrtEinzel',
    'KontoGesperrtWildcard',
  ],
  idempotent: true,
});

const Logintoken = z.object({ Adresse: z.string(), Token: z.string(), Ablauf: Zeitpunkt }).register(named, {
  id: 'Logintoken',
  description: 'A login address that opens the site as one person, once, until `Ablauf`; `Token` is the secret in it, for programs.',
});
export type Logintoken = z.infer<typeof Logintoken>;

export const createLogintoken = call({
  name: 'createLogintoken',
  method: 'POST',
  path: '/logintoken',
  recht: 'Logintoken',
  tag: 'Account',
  summary:
    "Login address of ten minutes and one use for a person of the tenant's own system; under IsAutologin an account is made where there is none",
  description:
    "Makes an address that opens the tenant's site as one person, once and within ten minutes. It is never mailed. Where the tenant has no passwords and `Administrator` is not true, it is the person's own: lead the person there straight away, and somebody without an account gets one by this. In every other case an administrator looks at the person's site: the session only reads, shows no token and no voucher code, and stands as an administrator's in audit log and disclosure. An address that may not take part is EmailNotAllowed; one without an account is not found where none is made. Entering confirms no address.",
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
  summary: 'Mails a login address where the tenant has IsAutologin and the person may take part; answers the same for every address',
  description:
    'Mails a login address of ten minutes and one use to whoever may take part at a tenant without passwords. Everybody else gets no mail and the same answer. `Redirect` is the page that the login leads to. Three mails an hour to an address. 20 mails an hour from one network address. `Redirect` is a route name with its parameters, never an address. Tenants with passwords answer NichtAuthorisiert.',
  body: z.strictObject({ Email, Redirect: z.optional(z.nullable(Redirect)) }),
  answers: { 204: null },
  errors: ['NichtAuthorisiert'],
  idempotent: true,
});
