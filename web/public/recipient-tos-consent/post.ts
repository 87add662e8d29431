import { readEigenenStand } from '../../../contract/calls/account/eigenerstand.ts';
import { createAnfrage } from '../../../contract/calls/empfehlung/anfrage.ts';
import { acceptZustimmung, requestZugang } from '../../../contract/calls/empfehlung/empfaenger.ts';
import { requestBankdatenLink } from '../../../contract/calls/praemie/bankdaten.ts';
import { acceptedOf } from '../../features/account/accepted.ts';
import { once } from '../../shell/form.ts';
import { pageContext } from '../../shell/page.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';
import { BANK } from './bank.tsx';
import { ANFRAGE, NEUER_LINK } from './load.ts';
import { WIDERRUF, withdrawWerbung } from './werbung.tsx';

/**
 * Has a new link mailed, asks the tenant, exchanges the mailed secret for the cookie, has the link for bank data mailed, takes the consent to
 * advertising back, or accepts the terms; all lead to the page's clean address.
 */
export async function postZustimmung(visit: Visit, fields: Fields): Promise<Posted> {
  if (fields[BANK.name] === BANK.value) {
    const sent = await visit.call(requestBankdatenLink);
    return sent.ok ? { redirect: { page: 'RecipientTOSConsent', params: { bank: 'gesendet' } } } : { problem: sent.problem };
  }
  if (fields[WIDERRUF.name] === WIDERRUF.value) return withdrawWerbung(visit);
  if (fields.schritt === NEUER_LINK) {
    const response = await visit.call(requestZugang, { body: { Email: fields.Email ?? '' } });
    return response.ok ? { redirect: { page: 'RecipientTOSConsent', params: { gesendet: '1' } } } : { problem: response.problem };
  }
  if (fields.schritt === ANFRAGE) return ask(visit, fields);
  const { token } = visit.query;
  const done = token === undefined ? await accept(visit) : await visit.call(readEigenenStand, { bearer: token });
  return done.ok ? { redirect: { page: 'RecipientTOSConsent' } } : { problem: done.problem };
}

/** What was typed goes to the tenant; asked twice it is one. */
async function ask(visit: Visit, { Wunschzeit = '', Telefon = '', Nachricht = '', ...fields }: Fields): Promise<Posted> {
  const body = { Wunschzeit, Telefon, Nachricht };
  const response = await visit.call(createAnfrage, { body, ...once(fields, body) });
  return response.ok ? { redirect: { page: 'RecipientTOSConsent' } } : { problem: response.problem };
}

/** Accepts what the sentence at the button names. */
function accept(visit: Visit) {
  const context = pageContext(visit);
  return visit.call(acceptZustimmung, { body: { AgbText: context.t('zustimmung.satz', acceptedOf(context)) } });
}
