import type { CaptchaDienst } from '../../../contract/values/dienste.ts';
import type { Locale } from '../../../contract/values/wire.ts';

/** Id of the root element of the app. */
export const PORTAL_ID = 'portal';
/** Id of the message that the document shows if the app does not load. */
export const LOAD_ERROR_ID = 'portal-fehlt';
/** Id of the JSON that the document hands to the app. */
export const PORTAL_DATA_ID = 'portal-daten';

/** Data that the document passes to the app of a portal; none of them is secret. `own` holds the data of the one portal. */
export interface PortalData<Own> {
  readonly locale: Locale;
  /** Name of the tenant in addresses of calls. */
  readonly tenant: string;
  /** Identifies the session without its token: a screen lock belongs to one session. */
  readonly session: string;
  /** Moment at which the document was rendered, by the product's clock; ISO 8601. */
  readonly now: string;
  /** The tenant's name, with which page titles end. */
  readonly name: string;
  /** Texts in the language of the visit by key, including the tenant's own. */
  readonly texte: Readonly<Record<string, string>>;
  readonly frame: FrameData;
  /** The tenant's paths of its areas and its login, by page. */
  readonly paths: Readonly<Record<string, string>>;
  /** The tenant's captcha service; null if the own captcha is used, or none. */
  readonly captcha: PortalCaptcha | null;
  readonly own: Own;
}

/** The captcha service of a portal, for the area whose form asks for a captcha. */
interface PortalCaptcha {
  readonly dienst: CaptchaDienst;
  readonly area: string;
  /** Whether the policy of this document allows the widget; that of other areas does not. */
  readonly isAllowed: boolean;
}

/** An item of the navigation. */
export interface NavItem {
  readonly name: string;
  readonly href: string;
  readonly label: string;
  readonly icon: import('../../ui/icon.tsx').IconName;
  /** Heading of the group that it belongs to; the items of a group follow one another. */
  readonly group?: string;
  /** Number of rows in the area. */
  readonly count?: number;
}

/** Items by the heading of their group, in their order. */
export const groupsOf = (items: readonly NavItem[]): readonly (readonly [heading: string | undefined, items: readonly NavItem[]])[] =>
  [...new Set(items.map(({ group }) => group))].map((heading) => [heading, items.filter(({ group }) => group === heading)] as const);

/** Data of the frame; the server draws it first and the app draws it again from the same data. */
export interface FrameData {
  readonly home: string;
  /** Address of the overview, to which the page for unknown addresses links. */
  readonly overview: string;
  readonly logo: { readonly adresse: string; readonly breite: number; readonly hoehe: number } | null;
  readonly brand: string;
  /** Items in the order of the navigation; on phones the first four are in the bottom bar. */
  readonly navItems: readonly NavItem[];
  /** Notice for the whole session, shown on each screen. */
  readonly notice?: string;
  /** Link at the end of the notice. */
  readonly noticeLink?: { readonly href: string; readonly label: string };
  /** The user of the session. */
  readonly person: { readonly name: string; readonly firm: string; readonly detail: string };
  /** Target of the logout form. */
  readonly logout: string;
  /** Further pages, for the menu of the person. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
  /** The tenant's other languages. */
  readonly languages: readonly Locale[];
}

/** JSON for a script element; `<` is escaped, so that nothing in it ends the element. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c');
