import { fieldNameOf } from '../../../contract/rules/ordner-form.ts';
import { useEditing } from './context.ts';

/** Words for places of the draft and the values there. */
export function useLabels() {
  const { ordner, felder } = useEditing();
  const at = (pfad: readonly string[]) => felder.felder[fieldNameOf(ordner, pfad)];
  return {
    /** Name of a field. An entry of a record is called by its own name, or by the label of that. */
    titleOf(pfad: readonly string[]): string {
      const [last = ''] = pfad.slice(-1);
      const own = at(pfad);
      if (pfad.length > 1 && fieldNameOf(ordner, pfad) === fieldNameOf(ordner, pfad.slice(0, -1)) && !LANGUAGES.includes(last))
        return own?.werte?.[last] ?? last;
      return own?.name ?? last;
    },
    /** What one entry of a list is called. */
    entryOf: (pfad: readonly string[]): string | undefined => at(pfad)?.eintrag,
    effectOf: (pfad: readonly string[]): string => at(pfad)?.wirkung ?? '',
    /** Label of a value of a choice. */
    valueLabelOf: (pfad: readonly string[], value: string | number): string => at(pfad)?.werte?.[value] ?? String(value),
  };
}

const LANGUAGES = ['de', 'en', 'iv', 'En'];
