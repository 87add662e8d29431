import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Geheimnis } from '../../values/wire.ts';

/** Hours for which a new address can be confirmed, and in which the old one can object. */
export const ADRESSE_STUNDEN = 72;

const errors = ['NichtGefunden', 'TokenBereitsVerwendet', 'Abgelaufen', 'Konflikt'] as const;

export const confirmAdresse = call({
  name: 'confirmAdresse',
  method: 'POST',
  path: '/adresse/bestaetigen',
  recht: 'Besuch',
  tag: 'Account',
  summary: 'Makes a new address of a person valid by the token that was mailed to it',
  description: `Replaces the address of a person, which the tenant entered at the person's wish, by the one to which the token was mailed. The token works once, within ${ADRESSE_STUNDEN} hours of the wish. All sessions of the person end, and so do the links that were mailed before, but for those to a reward; a recipient who has not confirmed yet gets the link at the new address. If another person has the address by now, nothing changes (\`Konflikt\`).`,
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 204: null },
  errors,
  idempotent: true,
});

export const refuseAdresse = call({
  name: 'refuseAdresse',
  method: 'POST',
  path: '/adresse/widersprechen',
  recht: 'Besuch',
  tag: 'Account',
  summary: 'Undoes or stops a change of the address by the token that was mailed to the old one',
  description: `Stops a change of the address, or undoes it if it is valid already, by the token that was mailed to the old address. It works once, within ${ADRESSE_STUNDEN} hours of the wish. All sessions of the person end, and so do the links that were mailed to the new address, but for those to a reward.`,
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 204: null },
  errors,
  idempotent: true,
});
