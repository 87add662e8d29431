import * as z from 'zod/mini';
import { PAGE_NAMES, PAGES, type PageName, type RoutePaths } from './public.ts';

/** A further path of one of the pages, beside the tenant's path of it. Each part is a word or a parameter. */
export const AdditionalRoute = z.strictObject({
  Route: z.string().check(z.maxLength(200), z.regex(/^(\/(:[A-Za-z]+|[A-Za-z0-9\-_.]+))+\/?$/)),
  RouteName: z.enum(PAGE_NAMES),
});
export type AdditionalRoute = z.infer<typeof AdditionalRoute>;

/** What is wrong with further paths of a tenant; null when each opens its own page and takes no address from another. */
export function faultOfRoutes(routes: readonly AdditionalRoute[], paths: RoutePaths): string | null {
  const taken = Object.values<string>(paths);
  for (const { Route, RouteName } of routes) {
    const other = taken.find((path) => haveCommonAddress(path, Route));
    if (other !== undefined) return `${Route} has addresses in common with ${other}`;
    if (paramsOf(Route) !== paramsOf(PAGES[RouteName].path)) return `${Route} needs the parameters of ${RouteName}, each once`;
    taken.push(Route);
  }
  return null;
}

/** The parts of a path as the router takes them: in any letter case, without slashes at the end. */
const partsOf = (path: string): readonly string[] => path.toLowerCase().split('/').filter(Boolean);

/** Whether some address fits both paths: the one would open in place of the other. */
function haveCommonAddress(one: string, other: string): boolean {
  if (takesRest(one) || takesRest(other)) return false;
  const [parts, others] = [partsOf(one), partsOf(other)];
  const fits = (part: string, index: number) => part === others[index] || part.includes(':') || others[index]?.includes(':');
  return parts.length === others.length && parts.every(fits);
}

/** What takes the rest of an address gives way to every other path. */
const takesRest = (path: string): boolean => path.endsWith('*');

const paramsOf = (path: string): string => (path.match(/:[A-Za-z]+/g) ?? []).sort().join();

/** The page of each path of a tenant: its own path of every page, and the further ones. */
export const pagesByPath = (
  paths: RoutePaths,
  routes: readonly AdditionalRoute[],
): readonly (readonly [path: string, page: PageName])[] => [
  ...PAGE_NAMES.map((page) => [paths[page], page] as const),
  ...routes.map(({ Route, RouteName }) => [Route, RouteName] as const),
];
