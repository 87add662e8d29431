import { useBackoffice } from '../backoffice.ts';
import { useEditing } from './context.ts';
import { useLabels } from './labels.ts';
import type { Names } from './words.ts';

/** Words for places and values of the draft. */
export function useNames(): Names {
  const { t, locale } = useBackoffice();
  const { texts } = useEditing();
  return { t, locale, texts, ...useLabels() };
}
