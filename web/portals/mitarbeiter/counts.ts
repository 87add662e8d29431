import type { Answer } from '../../../contract/call.ts';
import { readEigeneUebersicht } from '../../../contract/calls/mitarbeiter.ts';
import type { Tab } from '../../../contract/portals/mitarbeiter.ts';
import type { CountRows } from '../shell/frame/counts.ts';

type Uebersicht = Answer<typeof readEigeneUebersicht>['body'];

/** Number of rows of each tab that shows rows. */
export const countsOf = ({ Einladungen, Empfehler, Interessenten, Auftraege }: Uebersicht) =>
  ({ einladungen: Einladungen, empfehler: Empfehler, interessenten: Interessenten, freigabe: Auftraege }) satisfies Partial<
    Record<Tab, number>
  >;

export const countRows: CountRows = async ({ call }, signal) => countsOf((await call(readEigeneUebersicht, {}, { signal })).body);
