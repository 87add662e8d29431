import type { HomeTeil } from '../../../contract/values/startseite.ts';
import { FORM_ID } from '../../shell/navigation.ts';
import type { HomepageProps } from './load.ts';

/** The first part of the homepage with something to recommend, and its id on the page; the form if no such part is shown. */
export function firstOffer({
  teile,
  visibleParts,
  best,
  schnellste,
  gruppen,
  agents,
}: Pick<HomepageProps, 'teile' | 'visibleParts' | 'best' | 'schnellste' | 'gruppen' | 'agents'>): {
  readonly teil: HomeTeil;
  readonly id: string;
} {
  const ids: Partial<Record<HomeTeil, string | false>> = {
    Tempo: (best !== null || schnellste.length > 0) && 'tempo',
    Aushang: gruppen.length > 0 && 'aushang',
    Menschen: agents !== null && 'produkte',
    Produkte: 'produkte',
  };
  const [first] = visibleParts.produkte ? teile.flatMap((teil) => (ids[teil] ? [{ teil, id: ids[teil] }] : [])) : [];
  return first ?? { teil: 'Formular', id: FORM_ID };
}

/** Whether the terms of recommending with one tap stand in this part: once on the page, above everything that a tap recommends. */
export const hasTapTerms = (props: HomepageProps, teil: HomeTeil): boolean =>
  props.tap !== null && (props.widget !== null || firstOffer(props).teil === teil);
