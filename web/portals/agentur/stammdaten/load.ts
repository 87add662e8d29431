import { readStammdaten } from '../../../../contract/calls/agentur/stammdaten.ts';
import { AGENTURVARIABLEN, type Agenturvariable, findAgenturvariables } from '../../../../contract/calls/agentur/worte.ts';
import type { Variable } from '../../../../contract/calls/content.ts';
import type { Portal } from '../../shell/portal.tsx';
import type { Own } from '../own.ts';

/** The query of the agency's master data. */
export function stammdatenQuery({ call, data }: Portal<Own>) {
  const agentur = data.own.benutzer.Agenturnummer;
  return {
    queryKey: ['stammdaten', agentur],
    queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(readStammdaten, { params: { agentur } }, { signal })).body,
  };
}

/** The agency's words to its customers; empty for what it has not said. */
export type Worte = Readonly<Record<Agenturvariable, string>>;

export function worteFrom(variables: readonly Variable[]): Worte {
  const changed = new Map(variables.map(({ name, value }) => [name, value]));
  const wordOf = (name: Agenturvariable) => changed.get(name) ?? '';
  return { Name: wordOf('Name'), Oeffnungszeiten: wordOf('Oeffnungszeiten'), Begruessung: wordOf('Begruessung') };
}

/** The query of these words. */
export function worteQuery({ call, data }: Portal<Own>) {
  const agentur = data.own.benutzer.Agenturnummer;
  return {
    queryKey: ['worte', agentur],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { body } = await call(findAgenturvariables, { params: { agentur }, body: { Namen: [...AGENTURVARIABLEN] } }, { signal });
      return worteFrom(body);
    },
  };
}
