import { fieldNameOf } from '../../../contract/rules/ordner-form.ts';
import { useEditing } from './context.ts';

/** Words for places of the draft and the values there. */
export function useLabels() {
  const { ordner, texts } = useEditing();
  const at = (pfad: readonly string[]) => texts.fields[fieldNameOf(ordner, pfad)];
  /** Whether a place is an entry by its name, and no field or language. */
  const isEntry = (pfad: readonly string[]): boolean =>
    pfad.length > 1 && !LANGUAGES.includes(pfad.at(-1) ?? '') && fieldNameOf(ordner, pfad) === fieldNameOf(ordner, pfad.slice(0, -1));
  return {
    /** Name of a field. An entry of a record is called by its own name, or by the label of that. */
    titleOf(pfad: readonly string[]): string {
      const own = at(pfad);
      const last = pfad.at(-1) ?? '';
      return isEntry(pfad) ? (own?.values?.[last] ?? last) : (own?.name ?? last);
    },
    /** What one entry of a list is called. */
    entryOf: (pfad: readonly string[]): string | undefined => at(pfad)?.entry,
    /** What a field does; an entry of a record has none of its own. */
    effectOf: (pfad: readonly string[]): string => (isEntry(pfad) ? '' : (at(pfad)?.effect ?? '')),
    /** Label of a value of a choice. */
    valueLabelOf: (pfad: readonly string[], value: string | number): string => at(pfad)?.values?.[value] ?? String(value),
  };
}

const LANGUAGES = ['de', 'en', 'iv', 'En'];
