import type { Seller } from '../../../contract/calls/seller/login.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { type Portal, usePortal } from '../shell/portal.tsx';

/** Data of the profi sellers' portal in addition to those of every portal; without the token of the session. */
export interface Own {
  readonly seller: Omit<Seller, 'Token'>;
  /** Settings of the tenant that the screens use. */
  readonly mandant: { readonly name: string; readonly support: string; readonly locales: readonly Locale[] };
  /** Address of the page with the texts to which sellers agree; null without them. */
  readonly bedingungen: string | null;
  /** Path of the page where short codes are entered; null if the tenant has no code entry. */
  readonly codePath: string | null;
}

export const useSeller = (): Portal<Own> => usePortal<Own>();
