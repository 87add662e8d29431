import { SESSION_NAMES } from '../../../contract/values/sessions.ts';
import { LOCALES } from '../../../contract/values/wire.ts';

const text = { type: 'string' } as const;

/** Headers of answers, as they are sent. */
export const ANSWER_HEADERS = {
  'Retry-After': { description: 'Seconds until it is worth trying again.', schema: { type: 'integer' }, example: 42 },
  'RateLimit-Policy': { description: 'A limit: `q` calls in `w` seconds.', schema: text, example: '"aufrufe";q=600;w=60' },
  RateLimit: { description: 'What is left of it: `r` calls for `t` seconds.', schema: text, example: '"aufrufe";r=599;t=60' },
  ETag: { description: 'Mark of this answer, to be sent back as `If-None-Match`.', schema: text, example: 'W/"k3Vb7sKd1wRq9tLz4xGh6m"' },
  Location: {
    description: 'Where it leads.',
    schema: text,
    example: 'https://weitersagen.lindtal.example/de/empfaengerdaten/q7Rk2VtY5LwX?channel=whatsapp',
  },
} as const;

/** Headers of requests, and the tenant in the path: what many calls take. */
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
    description: 'Language of the answer and of what is mailed. Without it that of the person who is logged in, else of the tenant.',
    schema: { type: 'string', enum: LOCALES },
    example: 'de',
  },
  'X-Session': {
    name: 'X-Session',
    in: 'header',
    description:
      'Of a browser that holds the cookies of several sessions: the one by which the call is made; where that is not there, LoginFirst. Without it the session of an agency counts before that of a recommender. A bearer token says itself whose it is.',
    schema: { type: 'string', enum: Object.values(SESSION_NAMES) },
    example: SESSION_NAMES.E,
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A word of your own for this one act. The same key with the same content answers the same for 24 hours and does nothing twice; with other content it is refused.',
    schema: { type: 'string', maxLength: 200 },
    example: 'A-2026-10417-bestaetigt',
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of the answer that you have: 304 says that it still holds.',
    schema: text,
    example: 'W/"k3Vb7sKd1wRq9tLz4xGh6m"',
  },
} as const;
