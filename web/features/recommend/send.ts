import { createEmpfehlung } from '../../../contract/calls/empfehlung/empfehlung.ts';
import type { BedingungVersionen } from '../../../contract/rules/bedingungen.ts';
import { once } from '../../shell/form.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** The part of a product that a referral needs. */
interface Named {
  readonly Id: number;
  readonly ExterneId: string;
}

interface Own extends BedingungVersionen {
  /** True for a link for many people, false for a referral to one named person. */
  readonly Empfehlungslink: boolean;
  readonly AnteilEmpfehler: number;
  readonly AgbText: string;
}

/** Body of a referral of a product, the same for every form. */
export const empfehlungOf = ({ channel, konfiguration }: Visit, { Id, ExterneId }: Named, own: Own) => ({
  Produkt: Id,
  Channel: channel ?? 'link',
  ...own,
  ...(konfiguration.produktApi === 'berater' && { AgentNumber: ExterneId }),
});

/**
 * Creates a referral, once for the same form instance and body. A logged-in recommender can share it immediately; otherwise the address has to be
 * confirmed first.
 */
export async function sendEmpfehlung(visit: Visit, fields: Fields, body: object): Promise<Posted> {
  const created = await visit.call(createEmpfehlung, { query: {}, body: { ...body }, ...once(fields, body) });
  if (!created.ok) return { problem: created.problem };
  if (created.status === 200) throw new Error('a create call with a body answered the captcha check');
  const params = { empfehlungsnummer: created.body.Empfehlungsnummer };
  return { redirect: { page: created.body.OptInRequired ? 'Confirmation' : 'Recommendation', params } };
}
