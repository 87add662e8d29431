import { changeAdresse } from '../../../contract/calls/empfehlung/adresse.ts';
import { confirmEmpfehlung, resendBestaetigung } from '../../../contract/calls/empfehlung/empfehlung.ts';
import { ADRESSE } from '../../features/postfach/postfach.tsx';
import { once } from '../../shell/form.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Confirms by the mailed link. Without a token it resends the mail, or sends it to another address. */
export async function postConfirmation(visit: Visit, fields: Fields): Promise<Posted> {
  const { token, empfehlungsnummer: nr = '' } = visit.query;
  if (token === undefined) return fields.schritt === ADRESSE ? sendElsewhere(visit, nr, fields) : sendAgain(visit, nr);
  const confirmed = await visit.call(confirmEmpfehlung, { body: { Token: token }, ...once(fields) });
  if (!confirmed.ok) return { problem: confirmed.problem };
  return { redirect: { page: 'Recommendation', params: { empfehlungsnummer: confirmed.body.Empfehlungsnummer } } };
}

async function sendAgain(visit: Visit, nr: string): Promise<Posted> {
  const sent = await visit.call(resendBestaetigung, { params: { nr } });
  return sent.ok ? waiting(nr, '1') : { problem: sent.problem };
}

async function sendElsewhere(visit: Visit, nr: string, fields: Fields): Promise<Posted> {
  const body = { Email: fields.Email ?? '' };
  const changed = await visit.call(changeAdresse, { params: { nr }, body, ...once(fields, body) });
  return changed.ok ? waiting(nr, 'neu') : { problem: changed.problem };
}

const waiting = (empfehlungsnummer: string, gesendet: string): Posted => ({
  redirect: { page: 'Confirmation', params: { empfehlungsnummer, gesendet } },
});
