import { type Bereich, isBereich } from '../../../contract/pages/agentur.ts';
import { pageAddress, type RoutePaths } from '../../../contract/pages/public.ts';
import type { PortalData } from '../shell/data.ts';
import type { Own } from './own.ts';

type Place = Pick<PortalData<Own>, 'locale' | 'own'>;

/** Address of a page of the portal, by the tenant's paths. */
const addressOf = ({ locale, own: { paths } }: Place, page: keyof Own['paths'], params: Readonly<Record<string, string>> = {}): string =>
  pageAddress(paths as RoutePaths, page, locale, params);

/** Address of an area, with what its screen reads from it. */
export const bereichAddress = (place: Place, bereich: Bereich, query: Readonly<Record<string, string>> = {}): string =>
  addressOf(place, 'AgencyArea', { ...query, bericht: bereich });

/** Address of the start page. */
export const homeAddress = (place: Place): string => addressOf(place, 'AgencyHome');

/** Address of what an agency in registration says of itself. */
export const additionalDataAddress = (place: Place): string => addressOf(place, 'AgencyAdditionalData');

/** The area of an address, `home`, or null where it is none of the app's; a tenant's path need not name the area, which then stands in the query. */
export function placeOf(place: Place, url: URL): Bereich | 'home' | null {
  const path = url.pathname.replace(/(?<!\/)\/+$/, '');
  const isAt = (address: string) => new URL(address, url).pathname.replace(/(?<!\/)\/+$/, '').toLowerCase() === path.toLowerCase();
  const named = url.searchParams.get('bericht') ?? path.split('/').at(-1);
  if (isBereich(named) && isAt(bereichAddress(place, named))) return named;
  return isAt(addressOf(place, 'AgencyHome')) ? 'home' : null;
}

/** The login, which leads back to where somebody is, by route name and parameters. */
export function loginAddress(place: Place, url: URL): string {
  const at = placeOf(place, url);
  const query = new URLSearchParams(url.search);
  if (at !== null && at !== 'home') query.set('bericht', at);
  const page = at === null || at === 'home' ? 'AgencyHome' : 'AgencyArea';
  return addressOf(place, 'AgencyLogin', { redirect: query.size > 0 ? `${page}?${query}` : page });
}
