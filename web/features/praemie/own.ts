import { readEigenePraemien } from '../../../contract/calls/account/empfehler.ts';
import type { Visit } from '../../shell/visit.ts';

interface Offered {
  readonly Id: number;
  readonly Praemien: readonly { readonly WertCent: number; readonly Wert: string }[];
}

/**
 * Adds to products what a referral of the logged-in recommender earns today, if the recommender's agency promises another amount. Other
 * visitors get the products unchanged.
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
