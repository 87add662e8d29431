import { PAGE_NAMES, type PageName, portalOf, type RoutePaths } from './public.ts';

/** The query parameter of a page that is embedded in another site; kept between navigations. */
export const WIDGET = 'widget';

/** Whether an address requests the page as a widget; the value of the parameter does not matter. */
export const isWidget = (query: Readonly<Record<string, unknown>>): boolean => query[WIDGET] !== undefined;

/** Pages that the law requires everywhere, and texts that are accepted. A widget opens them in their own window, outside of the widget. */
export const LEGAL = ['TOS', 'RewardConditions', 'Imprint', 'Privacy', 'AccessibilityDeclaration'] as const satisfies readonly PageName[];

/**
 * Pages that no site may frame, not even one of `FrameHosts`: a page around them could lead clicks to a reward, bank data or the decision on a request. A
 * frame shows a button that opens them in a window. Pages of portals are never framed either, and have no such button.
 */
export const NEVER_FRAMED = [
  'Reward',
  'RewardBankDetails',
  'RewardDetails',
  'RewardThanks',
  'CustomerNumber',
  'BankDetailsRecipient',
  'BankDetailsRecommender',
  'Anfrage',
] as const satisfies readonly PageName[];

export const isNeverFramed = (page: PageName): boolean => NEVER_FRAMED.some((one) => one === page);

/** Pages to which a widget links in a window of their own. */
const OWN_WINDOW: readonly PageName[] = [...LEGAL, ...NEVER_FRAMED];

/**
 * Hosts whose pages may frame a document (`frame-ancestors`). `hosts` are those of `frameHosts`; `page` is null on an error page. In a widget a page of
 * `NEVER_FRAMED` is only a button, which may be framed.
 */
export function framingHosts(page: PageName | null, inWidget: boolean, hosts: readonly string[]): readonly string[] {
  if (page === null) return hosts;
  return portalOf(page) !== null || (isNeverFramed(page) && !inWidget) ? [] : hosts;
}

/** Adds the widget parameter to a path below the language; an anchor stays at the end. */
export const widgetPath = (path: string): string => path.replace(/(#.*)?$/s, `?${WIDGET}$1`);

const withWidget = (paths: RoutePaths, outside: readonly PageName[]): RoutePaths =>
  Object.fromEntries(PAGE_NAMES.map((page) => [page, outside.includes(page) ? paths[page] : widgetPath(paths[page])])) as RoutePaths;

/** The tenant's paths for links of a widget: with the widget parameter, so that all further pages keep it, but those that open in a window of their own. */
export const widgetPaths = (paths: RoutePaths): RoutePaths => withWidget(paths, OWN_WINDOW);

/** The same for redirects, which cannot open a window: a page that is never framed is reached as its button. */
export const widgetRedirectPaths = (paths: RoutePaths): RoutePaths => withWidget(paths, LEGAL);

/** Lets links and forms of a widget's document open a window if their address on the site has no widget parameter. */
export const openOwnWindows = (html: string): string =>
  html.replace(/<(?:a|form)\s[^>]*?(?:href|action)="(\/[^"]*)"[^>]*>/g, (tag, address: string) =>
    /[?;&]widget\b/.test(address) || /\starget=/.test(tag) ? tag : `${tag.slice(0, -1)} target="_blank" rel="noopener">`,
  );

/** Hosts whose pages may frame the tenant's pages; empty unless the module is on. */
export const frameHosts = (konfiguration: { readonly ModuleIntegratedFrame: boolean; readonly FrameHosts: readonly string[] }) =>
  konfiguration.ModuleIntegratedFrame ? konfiguration.FrameHosts : [];

/** Data that the server writes in front of the script of `/{tenant}/widget.js`. */
export interface WidgetData {
  /** The tenant's own address, without a trailing slash. */
  readonly base: string;
  /** Hosts on which the widget is shown. */
  readonly hosts: readonly string[];
  /** Titles of the frame by language, the tenant's own language first. */
  readonly titel: Readonly<Record<string, string>>;
  /** Addresses below `base` with the placeholders `--sprache--` and `--id--`. */
  readonly formular: string;
  readonly produkt: string;
  readonly teilen: string;
}

/** Message of a widget to the page around it: its height in CSS pixels. */
export interface WidgetMessage {
  readonly empfehlwerkHoehe: number;
}
