import type { Answer } from '../../../contract/call.ts';
import type { releaseAuftraege } from '../../../contract/calls/agentur/freigabe.ts';

type Freigaben = Answer<typeof releaseAuftraege>['body'];

/** Results of a release; orders that were not released come first, since they need attention. */
export const inOrder = ({ Ergebnisse }: Freigaben): Freigaben['Ergebnisse'] =>
  [...Ergebnisse].sort((a, b) => Number(isDone(a.Ergebnis)) - Number(isDone(b.Ergebnis)));

/** Whether an order is released now. */
export const isDone = (ergebnis: Freigaben['Ergebnisse'][number]['Ergebnis']): boolean =>
  ergebnis === 'Freigegeben' || ergebnis === 'BereitsFreigegeben';
