import type { Punkt } from '../../../../contract/calls/betrieb/heute.ts';
import type { HolderOf } from '../../../../contract/rules/rechte.ts';
import type { Context } from '../../../context.ts';
import type { CountWaiting } from '../../../reports/waiting.ts';

/** Finds what is wrong at a tenant, as sentences for a person with these roles. */
export type FindWarnungen = (context: Context, holder: HolderOf<'B'>) => Promise<string[]>;

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
