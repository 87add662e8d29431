import { readAgenturFilter } from '../../../contract/calls/agentur/filter.ts';
import { choicesFrom } from '../features/reports/choices.ts';
import type { Portal } from '../shell/portal.tsx';
import type { ChoiceName } from '../shell/table/address.ts';
import type { Choices } from '../shell/table/report.ts';
import type { Own } from './own.ts';

/** Filters of a report; the filter by employee only for a user who sees the rows of all employees. */
export const choicesOf = (portal: Portal<Own>, names: readonly ChoiceName[]): Choices => {
  const { call, data } = portal;
  const { seesAll, benutzer } = data.own;
  const shown = names.filter((name) => name !== 'mitarbeiter' || seesAll);
  return choicesFrom(portal, shown, async (signal) => {
    const { body } = await call(readAgenturFilter, { params: { agentur: benutzer.Agenturnummer } }, { signal });
    return body;
  });
};
