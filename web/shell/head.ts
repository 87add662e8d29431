import type { CaptchaDienst } from '../../contract/values/dienste.ts';
import type { Translate } from '../../texts/texts.ts';

/** Source files of a portal's app and of its screen. */
export interface PortalScreen {
  readonly app: string;
  readonly screen: string;
}

/** Data for the head of a page. */
export interface PageHead {
  readonly titel: string;
  readonly beschreibung: string;
  readonly robots: 'index,follow' | 'noindex,nofollow';
  /** Preview of a link to the page in messengers; `bild` is the path of its picture. */
  readonly vorschau?: { readonly titel: string; readonly beschreibung: string; readonly bild: string };
  /** The page loads the client script, for copying, sharing or guarding its forms. */
  readonly script?: boolean;
  /** The page is a screen of a portal's app; the browser loads the screen together with the app. */
  readonly portal?: PortalScreen;
  /** The captcha of the page's form, which a separate script solves, or the portal's app; `dienst` is the outside service that replaces the own one. */
  readonly captcha?: { readonly dienst: CaptchaDienst | null } | null;
  /** Hosts of other sites to which the page's form may lead on: Chromium also blocks a form whose answer redirects to a host that the policy does not name. */
  readonly formHosts?: readonly string[];
}

/** The head as a page declares it: its title without the tenant's name. Search engines index it only if `robots` allows it. */
export interface OwnHead extends Omit<PageHead, 'robots'> {
  readonly robots?: PageHead['robots'];
  /** The title contains the tenant's name already. */
  readonly isBranded?: boolean;
  /** A form of the page was refused. The title starts with that, because screen readers read it first. */
  readonly isRefused?: boolean;
}

/** Tenant and texts of a page. */
interface HeadContext {
  readonly t: Translate;
  readonly mandant: { readonly Name: string };
}

/** A title followed by the name of the tenant. */
export const branded = (titel: string, { mandant }: Pick<HeadContext, 'mandant'>): string => `${titel} – ${mandant.Name}`;

/** The complete head from the page's declaration. */
export function headOf(context: HeadContext, { isBranded = false, isRefused = false, ...own }: OwnHead): PageHead {
  const titel = isBranded ? own.titel : branded(own.titel, context);
  return { robots: 'noindex,nofollow', ...own, titel: isRefused ? `${context.t('formular.fehler')} ${titel}` : titel };
}
