/** Words of a field for its form and the documentation. */
export interface FieldText {
  /** Label of at most 40 characters. */
  readonly name: string;
  /** What the field does, for whom, and what counts when it is empty. */
  readonly effect?: string;
  /** One entry of a list, or of entries by name. */
  readonly entry?: string;
  /** Labels of the values of a choice, or of the names of entries. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Words by the name of a field (`fieldNamesOf`). */
export type FieldTexts = Readonly<Record<string, FieldText>>;

/** Words of the files of a folder by their name without its ending. `theme` is the look, a part of `mandant.json`. */
export type FileTexts = Readonly<
  Record<
    'mandant' | 'theme' | 'kategorien' | 'produkte' | 'geraete' | 'praemien' | 'aktionen' | 'inhalte' | 'texte',
    FieldText & { readonly entry: string }
  >
>;
