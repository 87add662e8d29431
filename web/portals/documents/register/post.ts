import { nested, once } from '../../../shell/form.ts';
import type { Fields, Posted, Visit } from '../../../shell/visit.ts';
import type { RegisteringPortal } from '../context.ts';
import { FIELDS } from './load.ts';

/** Registers. A form that is sent twice, by a double click or a reload, makes one registration. */
export async function postRegister({ registration }: RegisteringPortal, visit: Visit, fields: Fields): Promise<Posted> {
  const own = [...registration.fields, ...registration.acceptancesOf(visit)].map(({ name }) => name);
  const body = nested(fields, [...own, ...FIELDS]);
  const sent = await visit.call(registration.calls.register, { body, ...once(fields, body) });
  return sent.ok ? { redirect: { page: registration.pages.register, params: { gesendet: '1' } } } : { problem: sent.problem };
}
