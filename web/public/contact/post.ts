import { postKontakt } from '../../../contract/calls/kontakt.ts';
import { nested } from '../../shell/form.ts';
import type { Posted, Visit } from '../../shell/visit.ts';

const FIELDS = ['Anrede', 'Name', 'Email', 'Betreff', 'Nachricht', 'Captcha'];

/** Sends the message. The same form sent twice, by a double click or a reload, is one message. */
export async function postContact(visit: Visit, fields: Readonly<Record<string, string>>): Promise<Posted> {
  const body = nested(fields, FIELDS);
  const sent = await visit.call(postKontakt, { body, idempotencyKey: JSON.stringify(body) });
  return sent.ok ? { redirect: { page: 'Contact', params: { gesendet: '1' } } } : { problem: sent.problem };
}
