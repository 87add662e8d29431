import { isTab, type Tab } from '../../../contract/pages/mitarbeiter.ts';
import { pageAddress, type RoutePaths } from '../../../contract/pages/public.ts';
import type { PortalData } from '../shell/data.ts';
import type { Own } from './own.ts';

type Place = Pick<PortalData<Own>, 'locale' | 'own'>;

const addressOf = ({ locale, own: { paths } }: Place, page: keyof Own['paths'], params: Readonly<Record<string, string>>): string =>
  pageAddress(paths as RoutePaths, page, locale, params);

/** Address of a tab, with what its screen reads from it. */
export const tabAddress = (place: Place, tab: Tab, query: Readonly<Record<string, string>> = {}): string =>
  addressOf(place, 'EmployeeArea', { ...query, tab });

/** The tab of an address, or null where it is none of the app's; a tenant's path need not name the tab, which then stands in the query. */
export function tabOf(place: Place, url: URL): Tab | null {
  const plain = (path: string) => path.replace(/(?<!\/)\/+$/, '').toLowerCase();
  const named = url.searchParams.get('tab') ?? plain(url.pathname).split('/').at(-1);
  return isTab(named) && plain(new URL(tabAddress(place, named), url).pathname) === plain(url.pathname) ? named : null;
}

/** The tenant's login, which leads back to where somebody is, by route name and parameters. */
export function loginAddress(place: Place, url: URL): string {
  const query = new URLSearchParams(url.search);
  const tab = tabOf(place, url);
  if (tab !== null) query.set('tab', tab);
  return addressOf(place, 'Login', { redirect: `EmployeeArea?${query}` });
}
