import type { AgenturBenutzer } from '../../../contract/calls/agentur.ts';
import { type Holder, may, type Recht, type Schalter } from '../../../contract/rules/rechte.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { EinladendOwn } from '../features/einladen/einladend.ts';
import { type Portal, usePortal } from '../shell/portal.tsx';

/** What the app of the agencies knows beside what every portal does; the session's token is not part of it. */
export interface Own extends EinladendOwn {
  readonly benutzer: Omit<AgenturBenutzer, 'Token'>;
  /** What the tenant has switched on. */
  readonly schalter: readonly Schalter[];
  /** Whether they see the rows of all of the agency, and not of their own number alone. */
  readonly siehtAlles: boolean;
  /** Of the tenant what screens say or go by. */
  readonly mandant: {
    readonly name: string;
    readonly support: string;
    readonly sprachen: readonly Locale[];
    readonly statistikJeMitarbeiter: boolean;
    /** What an entry of the reward plan can promise, in cents. */
    readonly plan: { readonly minCent: number; readonly maxCent: number };
  };
  /** Address of the page for the data of an agency in registration. */
  readonly zusatzdaten: string;
}

export const useAgentur = (): Portal<Own> => usePortal<Own>();

/** Who is logged in, as calls, pages and buttons ask for a right. */
const holderOf = ({ benutzer: { Rollen }, schalter }: Own): Holder => ({ who: 'A', rollen: Rollen, schalter });

/** Whether whoever is logged in may: the same line as on the server. */
export const mayDo = (own: Own, recht: Recht): boolean => may(holderOf(own), recht);
