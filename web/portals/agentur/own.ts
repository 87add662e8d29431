import type { AgenturBenutzer } from '../../../contract/calls/agentur/login.ts';
import { type Holder, may, type Recht, type Schalter } from '../../../contract/rules/rechte.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { InviterPortalData } from '../features/einladen/inviter.ts';
import { type Portal, usePortal } from '../shell/portal.tsx';

/** Data of the agency portal in addition to those of every portal; without the token of the session. */
export interface Own extends InviterPortalData {
  readonly benutzer: Omit<AgenturBenutzer, 'Token'>;
  /** Features that the tenant has switched on. */
  readonly schalter: readonly Schalter[];
  /** Whether the user sees the rows of the whole agency instead of only those with their own number. */
  readonly seesAll: boolean;
  /** Settings of the tenant that the screens use. */
  readonly mandant: {
    readonly name: string;
    readonly support: string;
    readonly locales: readonly Locale[];
    readonly statistikJeMitarbeiter: boolean;
    /** Bounds of the amount of an entry of the reward plan, in cents. */
    readonly plan: { readonly minCent: number; readonly maxCent: number };
  };
  /** Address of the page for the data of an agency in registration. */
  readonly zusatzdaten: string;
}

export const useAgentur = (): Portal<Own> => usePortal<Own>();

/** The user in the form that `may` requires. */
const holderOf = ({ benutzer: { Rollen }, schalter }: Own): Holder => ({ who: 'A', rollen: Rollen, schalter });

/** Whether the user has the right, by the same rule as on the server. */
export const mayDo = (own: Own, recht: Recht): boolean => may(holderOf(own), recht);
