import { SESSION_NAMES, type SessionName } from '../../../contract/values/sessions.ts';
import { LOCALES } from '../../../contract/values/wire.ts';

const text = { type: 'string' } as const;

/** Headers of answers. */
export const ANSWER_HEADERS = {
  'Retry-After': { description: 'Seconds to wait before the next try.', schema: { type: 'integer' }, example: 42 },
  'RateLimit-Policy': { description: 'A limit: `q` calls in `w` seconds.', schema: text, example: '"aufrufe";q=600;w=60' },
  RateLimit: { description: 'The rest of the limit: `r` calls for `t` seconds.', schema: text, example: '"aufrufe";r=599;t=60' },
  ETag: {
    description: 'Version of this answer, for `If-None-Match` of a later request.',
    schema: text,
    example: 'W/"k3Vb7sKd1wRq9tLz4xGh6m"',
  },
  'Idempotent-Replayed': {
    description: 'Only with `true`: the answer is that of an earlier request with the same `Idempotency-Key`, and nothing was done again.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  Location: {
    description: 'Target of the redirect.',
    schema: text,
    example: 'https://weitersagen.lindtal.example/de/empfaengerdaten/q7Rk2VtY5LwX?channel=whatsapp',
  },
} as const;

/** Parameters that many calls take: headers of requests, and the tenant in the path. */
export const SHARED_PARAMETERS = {
  tenant: {
    name: 'tenant',
    in: 'path',
    required: true,
    description: 'Name of the tenant, in any letter case. The host of the request does not matter.',
    schema: text,
    example: 'energie',
  },
  'X-Accept-Language': {
    name: 'X-Accept-Language',
    in: 'header',
    description: 'Language of the answer and of mails. By default the language of the logged-in person, otherwise of the tenant.',
    schema: { type: 'string', enum: LOCALES },
    example: 'de',
  },
  'X-Session': {
    name: 'X-Session',
    in: 'header',
    description:
      'Selects the session of the call for a browser that has the cookies of several sessions. If that session does not exist, the call returns LoginFirst. Without the header the session of an agency takes precedence over the session of a recommender. A bearer token needs no header.',
    schema: { type: 'string', enum: SESSION_NAMES },
    example: 'Empfehler' satisfies SessionName,
  },
  'X-Requested-With': {
    name: 'X-Requested-With',
    in: 'header',
    description:
      'This call writes although it is a GET, so no link, picture or form of another site may make a browser send it. Without the header it returns NichtAuthorisiert and does nothing if the caller has a cookie, if it mails an address of the path, or if the browser says that it does not come from our own page (Sec-Fetch-Site).',
    schema: { type: 'string', enum: ['XMLHttpRequest'] },
    example: 'XMLHttpRequest',
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A key that the caller chooses for one action. The same key with the same content returns the same answer for 24 hours, marked by the header `Idempotent-Replayed`, and does nothing twice; with other content it is refused.',
    schema: { type: 'string', maxLength: 200 },
    example: 'A-2026-10417-bestaetigt',
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of a stored answer: 304 says that the answer is still valid.',
    schema: text,
    example: 'W/"k3Vb7sKd1wRq9tLz4xGh6m"',
  },
} as const;
