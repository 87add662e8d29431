import type { Locale } from '../../../contract/values/wire.ts';

/** The people of the demo whom the tour logs in. */
export const ROLLEN = [
  'Empfehlerin',
  'Kontakt',
  'Haendler',
  'Inhaberin',
  'Mitarbeiter',
  'Beschaeftigte',
  'Betrieb',
  'Buchhaltung',
  'Seller',
] as const;
export type Rolle = (typeof ROLLEN)[number];

/** A reward of the order that the tour leads to. */
interface Reward {
  readonly seite: 'Empfehler' | 'Empfaenger';
  readonly isPicked: boolean;
  /** Path of the reward's page in its mail; null until the mail is sent. */
  readonly link: string | null;
}

/** An entry of the ledger. */
interface Entry {
  /** `YYYY-MM-DD` */
  readonly tag: string;
  readonly vorgang: string;
  readonly soll: string;
  readonly haben: string;
  readonly cent: number;
}

/** How far the tour is: the newest link of the recommender since the demo began, and what followed from it. */
export interface Stand {
  /** Path of the link. */
  readonly link: string | null;
  /** `mail`: path in the mail that asks to confirm; null until that is sent. */
  readonly contact: { readonly email: string; readonly mail: string | null } | null;
  readonly order: { readonly nummer: string; readonly isConfirmed: boolean; readonly isDue: boolean; readonly isReleased: boolean } | null;
  readonly rewards: readonly Reward[];
  readonly run: { readonly nummer: string; readonly status: string } | null;
  /** Day on which the bank paid, `YYYY-MM-DD`. */
  readonly paidOn: string | null;
  readonly entries: readonly Entry[];
}

export interface TourPage {
  readonly locale: Locale;
  /** The day of the product's clock, `YYYY-MM-DD`. */
  readonly heute: string;
  /** Path of the form for a new link. */
  readonly recommend: string;
  /** Address of the form that logs a person in, on the host of that person's tenant. */
  readonly loginAt: Readonly<Record<Rolle, string>>;
  /** Seconds until the person has another code of the second factor; null if none was missing. */
  readonly wait: number | null;
  readonly stand: Stand;
}
