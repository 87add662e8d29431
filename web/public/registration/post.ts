import { createEmpfehler, resendWelcomeMail } from '../../../contract/calls/account/account.ts';
import { isAgbAccepted } from '../../../contract/values/wire.ts';
import { createTexts } from '../../../texts/texts.ts';
import { nested, once } from '../../shell/form.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Requests the account, or its mail again; the answer is the same for every address. */
export const postRegistration = (visit: Visit, fields: Fields): Promise<Posted> =>
  visit.query.gesendet === undefined ? register(visit, fields) : sendAgain(visit, fields);

/** Creates nothing without accepted terms. Errors of the fields come first, from the call that refuses them. */
async function register(visit: Visit, fields: Fields): Promise<Posted> {
  const body = nested(fields, ['Vorname', 'Nachname', 'Email']);
  const isAccepted = visit.konfiguration.AgbCheckBoxAutoAccept || isAgbAccepted(fields.AgbText);
  if (!isAccepted && createEmpfehler.body.safeParse(body).success) return { problem: refusedTerms(visit) };
  const created = await visit.call(createEmpfehler, { body, ...once(fields) });
  return created.ok ? { redirect: { page: 'Registration', params: { gesendet: '1' } } } : { problem: created.problem };
}

async function sendAgain(visit: Visit, fields: Fields): Promise<Posted> {
  const sent = await visit.call(resendWelcomeMail, { params: { email: fields.Email ?? '' }, ...once(fields) });
  return sent.ok ? { redirect: { page: 'Registration', params: { gesendet: 'erneut' } } } : { problem: sent.problem };
}

const refusedTerms = ({ locale, texte }: Visit) =>
  ({ status: 422, code: 'AcceptAgb', detail: createTexts(locale, texte)('fehler.AcceptAgb') }) as const;
