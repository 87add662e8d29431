import type { Translate } from '../../texts/texts.ts';

/** The app of a portal by the source that it begins with, and its screen by its own. */
export interface PortalScreen {
  readonly app: string;
  readonly screen: string;
}

/** What stands in the head of a page. */
export interface PageHead {
  readonly titel: string;
  readonly beschreibung: string;
  readonly robots: 'index,follow' | 'noindex,nofollow';
  /** How messengers show a link to the page; `bild` is the path of its picture. */
  readonly vorschau?: { readonly titel: string; readonly beschreibung: string; readonly bild: string };
  /** The page does more with the client script: copies, shares, guards its forms. Without, it loads none. */
  readonly script?: boolean;
  /** The page is a screen of a portal's app: the source of its screen, which the browser fetches beside the app. */
  readonly portal?: PortalScreen;
  /** The page's form asks for a captcha, which a script of its own solves. */
  readonly captcha?: boolean;
}

/** What a page says for its head itself: its title without the tenant's name. Search engines show it only where it says so. */
export interface OwnHead extends Omit<PageHead, 'robots'> {
  readonly robots?: PageHead['robots'];
  /** The title names the tenant already. */
  readonly isBranded?: boolean;
  /** A form of the page was refused, which its title says first: it is what a screen reader reads first. */
  readonly isRefused?: boolean;
}

/** The tenant of a page and its wording. */
interface HeadContext {
  readonly t: Translate;
  readonly mandant: { readonly Name: string };
}

/** A title with the name of the tenant behind it. */
export const branded = (titel: string, { mandant }: Pick<HeadContext, 'mandant'>): string => `${titel} – ${mandant.Name}`;

/** The head of a page from what the page says itself. */
export function headOf(context: HeadContext, { isBranded = false, isRefused = false, ...own }: OwnHead): PageHead {
  const titel = isBranded ? own.titel : branded(own.titel, context);
  return { robots: 'noindex,nofollow', ...own, titel: isRefused ? `${context.t('formular.fehler')} ${titel}` : titel };
}
