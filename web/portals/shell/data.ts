import type { Locale } from '../../../contract/values/wire.ts';

/** Id of the element that the app stands in. */
export const PORTAL = 'portal';
/** Id of what the document says where the app does not come. */
export const NOT_THERE = 'portal-fehlt';
/** Id of the JSON that the document hands to the app. */
export const PORTAL_DATA = 'portal-daten';

/** What the document hands to the app of a portal: nothing of it is a secret. `own` is what the portal alone knows of. */
export interface PortalData<Own> {
  readonly locale: Locale;
  /** Name of the tenant in addresses of calls. */
  readonly tenant: string;
  /** Names the session, and tells nothing of it: a lock holds for one. */
  readonly session: string;
  /** The moment at which the document was made, by the product's clock; ISO 8601. */
  readonly now: string;
  /** The tenant's name, as titles of pages end. */
  readonly name: string;
  /** Texts in the language of the visit, the tenant's own among them, flat by key. */
  readonly texte: Readonly<Record<string, string>>;
  readonly frame: FrameData;
  /** The tenant's paths of its areas and its login, by page. */
  readonly paths: Readonly<Record<string, string>>;
  readonly own: Own;
}

/** A way of the navigation. */
export interface Way {
  readonly name: string;
  readonly href: string;
  readonly label: string;
  readonly icon: import('../../ui/icon.tsx').IconName;
  /** How many rows stand there. */
  readonly count?: number;
}

/** What the frame shows: drawn by the server first, and by the app from the same. */
export interface FrameData {
  readonly home: string;
  /** Where somebody goes on whose address names nothing. */
  readonly overview: string;
  readonly logo: { readonly adresse: string; readonly breite: number; readonly hoehe: number } | null;
  readonly brand: string;
  /** Ways in the order of the navigation, the first four of which stand in the lower bar of phones. */
  readonly ways: readonly Way[];
  /** What holds for the whole session, shown on each screen. */
  readonly notice?: string;
  /** Whose session it is. */
  readonly person: { readonly name: string; readonly firm: string; readonly detail: string };
  /** Where the session is ended, by a form. */
  readonly logout: string;
  /** Further pages, for the menu of the person. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** JSON for a script element: nothing in it ends the element. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c');
