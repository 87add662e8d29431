import type { StandState } from '../../contract/values/bild.ts';
import type { MailKarte } from './karte.tsx';

/** The reader's amount, and the next day in a sentence. */
interface MailEckdaten {
  readonly wert?: string;
  readonly tag?: string;
}

export interface MailLink {
  readonly text: string;
  readonly adresse: string;
}

/** Content of a mail, all of it plain text, which is escaped here. */
export interface MailContent {
  /** The subject, and the headline above the text. */
  readonly betreff: string;
  /** State of the referral that the mail is about, for the picture above it. */
  readonly stand?: StandState;
  readonly eckdaten?: MailEckdaten;
  readonly karte?: MailKarte;
  readonly anrede: string;
  readonly absaetze: readonly string[];
  /** Shown under the paragraphs, one line each. */
  readonly liste?: readonly string[];
  /** Shown large under the paragraphs, such as a voucher code. */
  readonly gross?: string;
  readonly knopf?: MailLink;
  readonly nachKnopf?: readonly string[];
  readonly zweiterLink?: MailLink;
  /** Further links in the order of their sentences, such as one for each reward. */
  readonly weitereLinks?: readonly MailLink[];
  readonly hinweis?: string;
}
