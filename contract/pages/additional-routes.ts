import * as z from 'zod/mini';
import type { IssueCode } from '../values/issue-code.ts';
import { PAGE_NAMES, PAGES, type PageName, type RoutePaths } from './public.ts';

/** A further path of a page, in addition to the tenant's path of it. Each part is a word or a parameter. */
export const AdditionalRoute = z.strictObject({
  Route: z.string().check(z.maxLength(200), z.regex(/^(\/(:[A-Za-z]+|[A-Za-z0-9\-_.]+))+\/?$/, 'pfad' satisfies IssueCode)),
  RouteName: z.enum(PAGE_NAMES),
});
export type AdditionalRoute = z.infer<typeof AdditionalRoute>;

interface RouteFault {
  readonly code: IssueCode;
  /** Values that the sentence of the code names. */
  readonly values: Readonly<Record<string, string>>;
}

/** The fault of a tenant's further paths; null if each leads to its page and takes no address from another page. */
export function faultOfRoutes(routes: readonly AdditionalRoute[], paths: RoutePaths): RouteFault | null {
  const taken = Object.values<string>(paths);
  for (const { Route, RouteName } of routes) {
    const other = taken.find((path) => haveCommonAddress(path, Route));
    if (other !== undefined) return { code: 'routeBelegt', values: { route: Route, andere: other } };
    if (paramsOf(Route) !== paramsOf(PAGES[RouteName].path)) return { code: 'routeParameter', values: { route: Route, seite: RouteName } };
    taken.push(Route);
  }
  return null;
}

/** The parts of a path as the router compares them: in lower case, without trailing slashes. */
const partsOf = (path: string): readonly string[] => path.toLowerCase().split('/').filter(Boolean);

/** Whether an address exists that matches both paths, so that one page would hide the other. */
function haveCommonAddress(one: string, other: string): boolean {
  if (takesRest(one) || takesRest(other)) return false;
  const [parts, others] = [partsOf(one), partsOf(other)];
  const fits = (part: string, index: number) => part === others[index] || part.includes(':') || others[index]?.includes(':');
  return parts.length === others.length && parts.every(fits);
}

/** Whether a path takes the rest of an address. Every other path takes precedence over it. */
const takesRest = (path: string): boolean => path.endsWith('*');

const paramsOf = (path: string): string => (path.match(/:[A-Za-z]+/g) ?? []).sort().join();

/** All paths of a tenant with their pages: the main path of every page, and the further paths. */
export const pagesByPath = (
  paths: RoutePaths,
  routes: readonly AdditionalRoute[],
): readonly (readonly [path: string, page: PageName])[] => [
  ...PAGE_NAMES.map((page) => [paths[page], page] as const),
  ...routes.map(({ Route, RouteName }) => [Route, RouteName] as const),
];
