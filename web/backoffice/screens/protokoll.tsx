import { listProtokoll } from '../../../contract/calls/betrieb/protokoll.ts';
import { shortMoment } from '../../portals/shell/format.ts';
import { listScreen } from '../liste/list-screen.tsx';

/** Audit log of the tenant. */
export const Component = listScreen('protokoll', listProtokoll, {
  key: 'Nummer',
  columns: ['Zeit', 'Wer', 'Was', 'Bezug', 'Vorher', 'Nachher', 'Grund'],
  labels: { Zeit: (_, zeit, locale) => shortMoment(zeit, locale) },
  hidden: ['Agenturnummer', 'Nummer'],
  card: { title: ['Was'], beside: 'Nachher', facts: ['Zeit', 'Wer', 'Bezug'] },
});
