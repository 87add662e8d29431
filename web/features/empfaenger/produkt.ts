import { grafikPath, readProdukt } from '../../../contract/calls/produkt.ts';
import { YOUNG_BELOW } from '../../../contract/rules/alter.ts';
import type { Fakt, ProduktArt } from '../../../contract/values/produktart.ts';
import type { Visit } from '../../shell/visit.ts';

/** What whoever received a recommendation sees of its product. */
export interface EmpfohlenesProdukt {
  readonly art: ProduktArt;
  readonly fakten: readonly Fakt[];
  /** The age that it asks for, in years: from the first on, below the second. */
  readonly ab: number | null;
  readonly unter: number | null;
  /** Address of the photo of an agent. */
  readonly foto: string | null;
}

/** Reads it; of one that is not shown any more what its tenant says of all. */
export async function readEmpfohlenes(visit: Visit, id: number): Promise<EmpfohlenesProdukt> {
  const { produktApi, apiRoute, ProduktArt } = visit.konfiguration;
  const found = await visit.call(readProdukt, { params: { id: `${id}` } });
  const foto = produktApi === 'berater' ? `${apiRoute}${grafikPath(id)}` : null;
  if (!found.ok || !('Fakten' in found.body)) return { art: ProduktArt, fakten: [], ab: null, unter: null, foto };
  const { Fakten, ProduktArt: art, Mindestalter } = found.body;
  const isYoung = 'Young' in found.body && found.body.Young;
  return { art, fakten: Fakten, ab: Mindestalter, unter: isYoung ? YOUNG_BELOW : null, foto };
}
