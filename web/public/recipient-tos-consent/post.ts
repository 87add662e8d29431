import { requestBankdatenLink } from '../../../contract/calls/bankdaten.ts';
import { readEigenenStand } from '../../../contract/calls/eigenerstand.ts';
import { acceptZustimmung, requestZugang } from '../../../contract/calls/empfaenger.ts';
import { createTexts } from '../../../texts/texts.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';
import { BANK } from './bank.tsx';
import { NEUER_LINK } from './load.ts';

/** Has a new link mailed, exchanges the mailed secret for the cookie, has the link for bank data mailed, or accepts the terms; all lead to the page's clean address. */
export async function postZustimmung(visit: Visit, fields: Fields): Promise<Posted> {
  if (fields[BANK.name] === BANK.value) {
    const sent = await visit.call(requestBankdatenLink);
    return sent.ok ? { redirect: { page: 'RecipientTOSConsent', params: { bank: 'gesendet' } } } : { problem: sent.problem };
  }
  if (fields.schritt === NEUER_LINK) {
    const asked = await visit.call(requestZugang, { body: { Email: fields.Email ?? '' } });
    return asked.ok ? { redirect: { page: 'RecipientTOSConsent', params: { gesendet: '1' } } } : { problem: asked.problem };
  }
  const { token } = visit.query;
  const done =
    token === undefined
      ? await visit.call(acceptZustimmung, { body: { AgbText: createTexts(visit.locale, visit.texte)('zustimmung.satz') } })
      : await visit.call(readEigenenStand, { bearer: token });
  return done.ok ? { redirect: { page: 'RecipientTOSConsent' } } : { problem: done.problem };
}
