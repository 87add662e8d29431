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
  summary: 'Ends mails of a kind by the link that stands in each of them; no login is needed',
  description:
    'Switches off the notices, or the weekly report, of whoever the link was mailed to. Ended again it changes nothing; a link holds as long as its account does. The link is that of the page AgencyUnsubscribe, which takes the one-click form of mail programs (RFC 8058) too.',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 204: null },
  errors: ['NichtGefunden'],
  idempotent: true,
});
