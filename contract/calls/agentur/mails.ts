import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Geheimnis } from '../../values/wire.ts';

/** Mails that a user of an agency can subscribe to, off by default: open tasks at most once a day, and a summary of the last week. */
export const MAILARTEN = ['Hinweise', 'Wochenbericht'] as const;
export type Mailart = (typeof MAILARTEN)[number];

export const endAgenturmails = call({
  name: 'endAgenturmails',
  method: 'POST',
  path: '/agentur/abbestellen',
  recht: 'Besuch',
  tag: 'Agentur',
  summary: 'Stops mails of one kind by the link in each of them; no login is needed',
  description:
    'Switches off the notices or the weekly report of the user to whom the link was mailed. A repeat changes nothing; a link is valid as long as its account. The link opens the page AgencyUnsubscribe, which also takes the one-click form of mail programs (RFC 8058).',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 204: null },
  errors: ['NichtGefunden'],
  idempotent: true,
});
