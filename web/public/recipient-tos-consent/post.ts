import { readEigenenStand } from '../../../contract/calls/account/eigenerstand.ts';
import { createAnfrage } from '../../../contract/calls/empfehlung/anfrage.ts';
import { acceptZustimmung, changeEmpfaengerAdresse, requestZugang } from '../../../contract/calls/empfehlung/empfaenger.ts';
import { requestBankdatenLink } from '../../../contract/calls/praemie/bankdaten.ts';
import { seenVersionsOf } from '../../../contract/rules/bedingungen.ts';
import { acceptedOf } from '../../features/account/accepted.ts';
import { anfrageOf } from '../../features/empfaenger/anfrage-fields.tsx';
import { ADRESSE } from '../../features/postfach/postfach.tsx';
import { once } from '../../shell/form.ts';
import { pageContext } from '../../shell/page.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';
import { BANK } from './bank.tsx';
import { ANFRAGE_STEP, REQUEST_LINK_STEP } from './load.ts';
import { WITHDRAW_BUTTON, withdrawWerbung } from './werbung.tsx';

/**
 * Handles the forms of the page: bank data link, withdrawal of the consent to advertising, new link, request to the tenant, corrected address, exchange of the mailed
 * token for the cookie, and acceptance of the terms. All redirect to an address without the token.
 */
export async function postZustimmung(visit: Visit, fields: Fields): Promise<Posted> {
  if (fields[BANK.name] === BANK.value) {
    const sent = await visit.call(requestBankdatenLink);
    return sent.ok ? { redirect: { page: 'RecipientTOSConsent', params: { bank: 'gesendet' } } } : { problem: sent.problem };
  }
  if (fields[WITHDRAW_BUTTON.name] === WITHDRAW_BUTTON.value) return withdrawWerbung(visit);
  if (fields.schritt === REQUEST_LINK_STEP) {
    const response = await visit.call(requestZugang, { body: { Email: fields.Email ?? '' } });
    return response.ok ? { redirect: { page: 'RecipientTOSConsent', params: { gesendet: '1' } } } : { problem: response.problem };
  }
  if (fields.schritt === ANFRAGE_STEP) return ask(visit, fields);
  if (fields.schritt === ADRESSE) {
    const body = { Email: fields.Email ?? '' };
    const changed = await visit.call(changeEmpfaengerAdresse, { body, ...once(fields, body) });
    return changed.ok ? { redirect: { page: 'RecipientTOSConsent', params: { mail: 'gesendet' } } } : { problem: changed.problem };
  }
  const { token } = visit.query;
  const done = token === undefined ? await accept(visit, fields) : await visit.call(readEigenenStand, { bearer: token });
  return done.ok ? { redirect: { page: 'RecipientTOSConsent' } } : { problem: done.problem };
}

/** Sends the typed request to the tenant; sent twice, it is one request. */
async function ask(visit: Visit, fields: Fields): Promise<Posted> {
  const body = anfrageOf(fields);
  const response = await visit.call(createAnfrage, { body, ...once(fields, body) });
  return response.ok ? { redirect: { page: 'RecipientTOSConsent' } } : { problem: response.problem };
}

/** Accepts the texts that the sentence at the button names. */
function accept(visit: Visit, fields: Fields) {
  const context = pageContext(visit);
  return visit.call(acceptZustimmung, { body: { AgbText: context.t('zustimmung.satz', acceptedOf(context)), ...seenVersionsOf(fields) } });
}
