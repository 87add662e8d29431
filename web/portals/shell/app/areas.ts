import { type PageName, pageAddress, type RoutePaths } from '../../../../contract/pages/public.ts';
import { type AreaOf, areaNames, type PortalDeclaration, placeOfArea } from '../../../../contract/portals/portal.ts';
import type { PortalData } from '../data.ts';

/** A portal declaration with existing page names. */
type Declared = PortalDeclaration<PageName>;

type Place = Pick<PortalData<unknown>, 'locale' | 'paths'>;

/** Address of an area by the tenant's paths, with the query of its screen. */
export function areaAddress<P extends Declared>(
  portal: P,
  { locale, paths }: Place,
  area: AreaOf<P>,
  query: Readonly<Record<string, string>> = {},
): string {
  const { page, params } = placeOfArea<PageName>(portal, area);
  return pageAddress(paths as RoutePaths, page, locale, { ...query, ...params });
}

/** The area of an address; null for another page. If the tenant's path does not contain the area, the query does. */
export function areaAt<P extends Declared>(portal: P, place: Place, url: URL): AreaOf<P> | null {
  const isAt = (area: AreaOf<P>) => {
    const address = new URL(areaAddress(portal, place, area), url);
    return (
      plain(address.pathname) === plain(url.pathname) &&
      [...address.searchParams].every(([key, value]) => url.searchParams.get(key) === value)
    );
  };
  return areaNames(portal).find(isAt) ?? null;
}

const plain = (path: string): string => path.replace(/(?<!\/)\/+$/, '').toLowerCase();

/** Address of the portal's login, which redirects back to the page and parameters of `url`. */
export function loginAddress<P extends Declared>(portal: P, place: Place, url: URL): string {
  const { page, params } = placeOfArea<PageName>(portal, areaAt(portal, place, url) ?? portal.overview);
  const query = new URLSearchParams(url.search);
  for (const [key, value] of Object.entries(params)) query.set(key, value);
  return pageAddress(place.paths as RoutePaths, portal.login, place.locale, { redirect: query.size > 0 ? `${page}?${query}` : page });
}
