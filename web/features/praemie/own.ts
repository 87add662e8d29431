import { readEigenePraemien } from '../../../contract/calls/account/empfehler.ts';
import type { Visit } from '../../shell/visit.ts';

interface Offered {
  readonly Id: number;
  readonly Praemien: readonly { readonly WertCent: number; readonly Wert: string }[];
}

/**
 * Shows products with what a referral of who is logged in would earn today: where an agency that they came by promises another amount, that one. To
 * everybody else they are as they were.
 */
export async function readOwn(visit: Visit): Promise<<P extends Offered>(produkt: P) => P> {
  if (visit.login?.who !== 'E' || visit.konfiguration.ModuleAgentur === 'Aus') return (produkt) => produkt;
  const answered = await visit.call(readEigenePraemien);
  const own = new Map((answered.ok ? answered.body : []).map(({ ProduktId, WertCent, Wert }) => [ProduktId, { WertCent, Wert }]));
  return (produkt) => {
    const [first, ...others] = produkt.Praemien;
    const wert = own.get(produkt.Id);
    return first && wert ? { ...produkt, Praemien: [{ ...first, ...wert }, ...others] } : produkt;
  };
}
