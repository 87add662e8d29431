import { nested } from '../../../shell/form.ts';
import type { Fields, Posted, Visit } from '../../../shell/visit.ts';
import type { PortalDocuments } from '../context.ts';
import { MFA_TOKEN, targetOf } from './load.ts';

/** Checks the password and, with a second factor, its code in a second request. A wrong code shows that step again. */
export async function postLogin(portal: PortalDocuments, visit: Visit, fields: Fields): Promise<Posted> {
  const { logIn, finishLogin } = portal.calls;
  const { Code = '' } = fields;
  const MfaToken = fields[MFA_TOKEN];
  if (finishLogin && MfaToken) {
    const finished = await visit.call(finishLogin, { body: { MfaToken, Code } });
    return finished.ok ? { redirect: targetOf(portal, visit) } : { problem: finished.problem };
  }
  const answered = await visit.call(logIn, { body: nested(fields, ['Email', 'Password']) });
  if (!answered.ok) return { problem: answered.problem };
  return 'MfaToken' in answered.body ? { carry: { [MFA_TOKEN]: answered.body.MfaToken } } : { redirect: targetOf(portal, visit) };
}
