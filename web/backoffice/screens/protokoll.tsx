import { listProtokoll } from '../../../contract/calls/betrieb/protokoll.ts';
import { WAS, type Was } from '../../../contract/calls/betrieb/was.ts';
import { shortMoment } from '../../portals/shell/format.ts';
import { protokollChoices } from '../liste/choices.ts';
import { listScreen } from '../liste/list-screen.tsx';

/** Audit log of the tenant. */
export const Component = listScreen('protokoll', listProtokoll, {
  key: 'Nummer',
  columns: ['Zeit', 'Wer', 'Was', 'Bezug', 'Vorher', 'Nachher', 'Grund'],
  labels: { Zeit: (_, zeit, locale) => shortMoment(zeit, locale), Was: (t, was) => (isKnown(was) ? t(`betrieb.was.${was}`) : was) },
  choicesFor: protokollChoices,
  hidden: ['Agenturnummer', 'Nummer'],
  card: { title: ['Was'], beside: 'Nachher', facts: ['Zeit', 'Wer', 'Bezug'] },
});

const isKnown = (was: string): was is Was => (WAS as readonly string[]).includes(was);
