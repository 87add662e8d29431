import { readStammdaten } from '../../../../contract/calls/agentur/stammdaten.ts';
import { AGENTURVARIABLEN, type Agenturvariable, findAgenturvariables } from '../../../../contract/calls/agentur/worte.ts';
import type { Variable } from '../../../../contract/calls/content.ts';
import type { Portal } from '../../shell/portal.tsx';
import type { Own } from '../own.ts';

/** Query of the agency's master data. */
export function stammdatenQuery({ call, data }: Portal<Own>) {
  const agentur = data.own.benutzer.Agenturnummer;
  return {
    queryKey: ['stammdaten', agentur],
    queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(readStammdaten, { params: { agentur } }, { signal })).body,
  };
}

/** The agency's texts for its customers; an empty string for a text that is not set. */
export type Worte = Readonly<Record<Agenturvariable, string>>;

export function toWorte(variables: readonly Variable[]): Worte {
  const changed = new Map(variables.map(({ name, value }) => [name, value]));
  const wordOf = (name: Agenturvariable) => changed.get(name) ?? '';
  return { Name: wordOf('Name'), Oeffnungszeiten: wordOf('Oeffnungszeiten'), Begruessung: wordOf('Begruessung') };
}

/** Query of these texts. */
export function worteQuery({ call, data }: Portal<Own>) {
  const agentur = data.own.benutzer.Agenturnummer;
  return {
    queryKey: ['worte', agentur],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { body } = await call(findAgenturvariables, { params: { agentur }, body: { Namen: [...AGENTURVARIABLEN] } }, { signal });
      return toWorte(body);
    },
  };
}
