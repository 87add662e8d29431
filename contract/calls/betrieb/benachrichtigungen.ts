import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { OWN_ERRORS } from './in-betrieb.ts';

const Benachrichtigungen = z.object({ Tagesmail: z.boolean() }).register(named, {
  id: 'Benachrichtigungen',
  description: 'Mails of the back office that a person wants at a tenant.',
});

const shared = {
  path: '/betrieb/benachrichtigungen',
  recht: 'Betrieb',
  tag: 'Betrieb',
  answers: { 200: Benachrichtigungen },
  // Every role of the tenant has the right.
  errors: [...OWN_ERRORS, 'NichtGefunden'],
} as const;

export const readBenachrichtigungen = call({
  name: 'readBenachrichtigungen',
  method: 'GET',
  ...shared,
  summary: 'The mails that the caller wants at this tenant',
  description: 'Says which mails the caller gets about the work of this tenant. Nobody gets one without having asked for it.',
});

export const changeBenachrichtigungen = call({
  name: 'changeBenachrichtigungen',
  method: 'PUT',
  ...shared,
  summary: 'Chooses the mails that the caller wants at this tenant',
  description:
    'With `Tagesmail` the caller gets a mail every morning at 7:00 (Berlin) that says what waits for a decision of the caller, as `GET betrieb/heute` does. A day on which nothing waits has no mail.',
  body: z.strictObject({ Tagesmail: z.boolean() }),
});
