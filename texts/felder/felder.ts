/** Words of a field for its form and the documentation. */
export interface FeldText {
  /** Label of at most 40 characters. */
  readonly name: string;
  /** What the field does, for whom, and what counts when it is empty. */
  readonly wirkung?: string;
  /** One entry of a list, or of entries by name. */
  readonly eintrag?: string;
  /** Labels of the values of a choice, or of the names of entries. */
  readonly werte?: Readonly<Record<string, string>>;
}

/** Words by the name of a field (`fieldNamesOf`). */
export type Felder = Readonly<Record<string, FeldText>>;

/** Words of the files of a folder by their name without its ending. `theme` is the look, a part of `mandant.json`. */
export type Dateien = Readonly<
  Record<
    'mandant' | 'theme' | 'kategorien' | 'produkte' | 'geraete' | 'praemien' | 'aktionen' | 'inhalte' | 'texte',
    FeldText & { readonly eintrag: string }
  >
>;
