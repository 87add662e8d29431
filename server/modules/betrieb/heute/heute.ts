import type { Punkt } from '../../../../contract/calls/betrieb/heute.ts';
import type { HolderOf } from '../../../../contract/rules/rechte.ts';
import type { Context } from '../../../context.ts';
import type { CountWaiting } from '../../../reports/waiting.ts';

/** What waits for decisions that the roles of a person allow; what has waited longest comes first. */
export async function anstehendFor(
  context: Context,
  lists: readonly CountWaiting[],
  { rollen }: Pick<HolderOf<'B'>, 'rollen'>,
): Promise<Punkt[]> {
  const waiting: Punkt[] = [];
  for (const count of lists) waiting.push(...(await count(context, { who: 'B', rollen })));
  return waiting.sort((a, b) => (a.Aeltester < b.Aeltester ? -1 : 1));
}
