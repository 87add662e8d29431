import { finishAgenturLogin, loginAgentur } from '../../../../../contract/calls/agentur/login.ts';
import { nested } from '../../../../shell/form.ts';
import type { Fields, Posted, Visit } from '../../../../shell/visit.ts';
import { MFA_TOKEN, targetOf } from './load.ts';

/** The password, and where there is a second factor its code: a wrong one shows the step again. */
export async function postLogin(visit: Visit, fields: Fields): Promise<Posted> {
  const { Code = '' } = fields;
  const MfaToken = fields[MFA_TOKEN];
  if (MfaToken) {
    const finished = await visit.call(finishAgenturLogin, { body: { MfaToken, Code } });
    return finished.ok ? { redirect: targetOf(visit) } : { problem: finished.problem };
  }
  const answered = await visit.call(loginAgentur, { body: nested(fields, ['Email', 'Password']) });
  if (!answered.ok) return { problem: answered.problem };
  return 'MfaToken' in answered.body ? { carry: { [MFA_TOKEN]: answered.body.MfaToken } } : { redirect: targetOf(visit) };
}
