import { createEmpfehlung } from '../../../contract/empfehlung.ts';
import { readProdukt } from '../../../contract/produkt.ts';
import { nested } from '../../app/form.ts';
import type { Posted, Visit } from '../../app/visit.ts';

const FIELDS = ['Empfehler.Vorname', 'Empfehler.Nachname', 'Empfehler.Email'];

/**
 * Makes the referral. The same form sent twice, by a double click or a reload, is the same referral. Logged in it can be shared
 * at once; else its address waits to be confirmed.
 */
export async function postRecommend(visit: Visit, fields: Readonly<Record<string, string>>): Promise<Posted> {
  const produkt = await visit.call(readProdukt, { params: { id: visit.params.produktId ?? '' } });
  if (!produkt.ok) return { problem: produkt.problem };
  const body = {
    Empfehlung: {
      Produkt: produkt.body.Id,
      Channel: visit.query.channel ?? 'link',
      Empfehlungslink: true,
      AnteilEmpfehler: Number(fields['Empfehlung.AnteilEmpfehler']),
      AgbText: fields['Empfehlung.AgbText'] ?? '',
    },
    Empfehler: {},
    ...nested(fields, FIELDS),
  };
  const created = await visit.call(createEmpfehlung, { query: {}, body, idempotencyKey: JSON.stringify(body) });
  if (!created.ok) return { problem: created.problem };
  if (created.status === 200) throw new Error('a create call with a body answered the captcha check');
  const params = { empfehlungsnummer: created.body.Empfehlungsnummer };
  return { redirect: { page: created.body.OptInRequired ? 'Confirmation' : 'Recommendation', params } };
}
