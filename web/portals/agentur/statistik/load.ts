import type { Answer } from '../../../../contract/call.ts';
import { readStatistik, type StatistikGruppe } from '../../../../contract/calls/agentur/statistik.ts';
import type { Portal } from '../../shell/portal.tsx';
import type { Days } from '../../shell/table/presets.ts';
import type { Own } from '../own.ts';
import { daysBefore } from './time.ts';

export type Statistik = Answer<typeof readStatistik>['body'];

/** Statistics of a period, with the rows of the previous period: as many rows, or none. */
export interface Compared extends Statistik {
  readonly ZeilenVorher: Statistik['Zeilen'];
}

interface Asks extends Days {
  readonly gruppe: StatistikGruppe;
}

/** Query of statistics, including the rows of the previous period. */
export function statistikQuery({ call, data }: Portal<Own>, { von, bis, gruppe }: Asks) {
  const agentur = data.own.benutzer.Agenturnummer;
  return {
    queryKey: ['statistik', agentur, von, bis, gruppe],
    async queryFn({ signal }: { signal: AbortSignal }): Promise<Compared> {
      const of = async (days: Days) => (await call(readStatistik, { params: { agentur }, query: { ...days, gruppe } }, { signal })).body;
      const [now, before] = await Promise.all([of({ von, bis }), of(daysBefore({ von, bis }))]);
      return { ...now, ZeilenVorher: before.Zeilen };
    },
  };
}
