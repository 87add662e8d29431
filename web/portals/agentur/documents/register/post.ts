import { registerAgentur } from '../../../../../contract/calls/agentur/registrierung.ts';
import { nested, once } from '../../../../shell/form.ts';
import type { Fields, Posted, Visit } from '../../../../shell/visit.ts';
import { FIELDS } from './load.ts';

/** Registers. The same form sent twice, by a double click or a reload, is one registration. */
export async function postRegister(visit: Visit, fields: Fields): Promise<Posted> {
  const body = nested(fields, FIELDS);
  const sent = await visit.call(registerAgentur, { body, ...once(fields, body) });
  return sent.ok ? { redirect: { page: 'AgencyRegister', params: { gesendet: '1' } } } : { problem: sent.problem };
}
