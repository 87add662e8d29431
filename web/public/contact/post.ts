import { postKontakt } from '../../../contract/calls/kontakt.ts';
import { nested, once } from '../../shell/form.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';
import { FIELDS } from './load.ts';

/** Sends the message. The same form sent twice, by a double click or a reload, sends one message. */
export async function postContact(visit: Visit, fields: Fields): Promise<Posted> {
  const body = nested(fields, FIELDS);
  const sent = await visit.call(postKontakt, { body, ...once(fields, body) });
  return sent.ok ? { redirect: { page: 'Contact', params: { gesendet: '1' } } } : { problem: sent.problem };
}
