import type { PortalSettings, Recht } from '../rules/rechte.ts';
import type { PageSession } from '../values/sessions.ts';

/** Groups of a long navigation. */
export type BereichGruppe = 'arbeit' | 'geld' | 'agentur';

/** A screen in the navigation of a portal. */
interface Area<Page extends string, Icon extends string> {
  readonly icon: Icon;
  /** Right that the area needs, instead of that of `area.page`. An area with its own page uses the right of that page. */
  readonly recht?: Recht;
  /** Its own page; without one the area is below `area.page`. */
  readonly page?: Page;
  /** Group of the navigation; a portal with few areas has none. */
  readonly group?: BereichGruppe;
}

/**
 * A portal: an app with a login and a navigation of areas. `web/portals/<portal>/portal.ts` has the screen of each area. `Page` is the name of
 * a page (`contract/pages/public.ts`), `Icon` that of an icon (`web/ui/icon.tsx`); both are type-checked where the portal is listed and rendered.
 */
export interface PortalDeclaration<Page extends string = string, Icon extends string = string> {
  /** Folder of its screens below `web/portals`. */
  readonly name: string;
  /** Session of its pages and calls. */
  readonly session: PageSession;
  /** Whether a tenant has the portal; otherwise its pages return 404. */
  isOn(settings: PortalSettings): boolean;
  /** Its pages, with the path below the language and the right. */
  readonly pages: Readonly<Record<string, { readonly path: string; readonly recht?: Recht }>>;
  /** Page in front of the login while the tenant forces a login; a portal without one starts with the login itself. */
  readonly interstitial?: Page;
  readonly login: Page;
  readonly logout: Page;
  /** Pages that people open by a mailed link or before they have a login; a login does not redirect to them. */
  readonly withoutLogin: readonly Page[];
  /** Page that shows the areas, and the parameter that names the area. */
  readonly area: { readonly page: Page; readonly parameter: string };
  /** In the order of the navigation. */
  readonly areas: Readonly<Record<string, Area<Page, Icon>>>;
  /** Area that is offered at an address without a known area. */
  readonly overview: string;
}

/** Name of an area of a portal. */
export type AreaOf<P extends PortalDeclaration> = keyof P['areas'] & string;

export const areaNames = <P extends PortalDeclaration>({ areas }: P): readonly AreaOf<P>[] => Object.keys(areas);

/** The area that a page shows with these parameters, or null. */
export function areaOn<P extends PortalDeclaration>(portal: P, page: string, params: Readonly<Record<string, string>>): AreaOf<P> | null {
  const { areas, area }: PortalDeclaration = portal;
  const own = areaNames(portal).find((name) => areas[name]?.page === page);
  if (own !== undefined || page !== area.page) return own ?? null;
  const named = params[area.parameter];
  return areaNames(portal).find((name) => name === named && areas[name]?.page === undefined) ?? null;
}

/** Page and parameters of an area. */
export function placeOfArea<Page extends string>({ areas, area: below }: PortalDeclaration<Page>, area: string) {
  const own = areas[area]?.page;
  return { page: own ?? below.page, params: own === undefined ? { [below.parameter]: area } : {} };
}
