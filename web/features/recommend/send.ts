import { createEmpfehlung } from '../../../contract/calls/empfehlung/empfehlung.ts';
import { once } from '../../shell/form.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** A product as far as a referral names it. */
interface Named {
  readonly Id: number;
  readonly ExterneId: string;
}

interface Own {
  /** True makes a link for many, false a referral for one named person. */
  readonly Empfehlungslink: boolean;
  readonly AnteilEmpfehler: number;
  readonly AgbText: string;
}

/** A referral of a product, whichever form it comes from. */
export const empfehlungOf = ({ channel, konfiguration }: Visit, { Id, ExterneId }: Named, own: Own) => ({
  Produkt: Id,
  Channel: channel ?? 'link',
  ...own,
  ...(konfiguration.produktApi === 'berater' && { AgentNumber: ExterneId }),
});

/**
 * Makes a referral, once for the same filling of a form and the same body. Logged in it can be shared at once; else its address waits to be
 * confirmed.
 */
export async function sendEmpfehlung(visit: Visit, fields: Fields, body: object): Promise<Posted> {
  const created = await visit.call(createEmpfehlung, { query: {}, body: { ...body }, ...once(fields, body) });
  if (!created.ok) return { problem: created.problem };
  if (created.status === 200) throw new Error('a create call with a body answered the captcha check');
  const params = { empfehlungsnummer: created.body.Empfehlungsnummer };
  return { redirect: { page: created.body.OptInRequired ? 'Confirmation' : 'Recommendation', params } };
}
