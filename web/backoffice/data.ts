import type { Locale } from '../../contract/values/wire.ts';

/** Id of the root element of the app. */
export const ROOT_ID = 'betrieb';
/** Id of the JSON that the document hands to the app. */
export const DATA_ID = 'betrieb-daten';

/** Data that the document passes to the app; nothing of it is secret or about a person. */
export interface BackofficeData {
  readonly locale: Locale;
  /** Moment at which the document was made, by the product's clock. */
  readonly now: string;
  /** Texts in the language of the document, by key. */
  readonly texte: Readonly<Record<string, string>>;
}
