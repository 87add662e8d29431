import { PAGE_NAMES, type PageName, type RoutePaths } from './public.ts';

/** The query parameter of a page that is embedded in another site; kept between navigations. */
export const WIDGET = 'widget';

/** Whether an address requests the page as a widget; the value of the parameter does not matter. */
export const isWidget = (query: Readonly<Record<string, unknown>>): boolean => query[WIDGET] !== undefined;

/** Pages that the law requires everywhere, and texts that are accepted. A widget opens them in their own window, outside of the widget. */
export const LEGAL = ['TOS', 'RewardConditions', 'Imprint', 'Privacy', 'AccessibilityDeclaration'] as const satisfies readonly PageName[];

const isLegal = (page: PageName): boolean => LEGAL.some((one) => one === page);

/** Adds the widget parameter to a path below the language; an anchor stays at the end. */
export const widgetPath = (path: string): string => path.replace(/(#.*)?$/s, `?${WIDGET}$1`);

/** The tenant's paths with the widget parameter, so that all links and redirects within the widget keep it. */
export const widgetPaths = (paths: RoutePaths): RoutePaths =>
  Object.fromEntries(PAGE_NAMES.map((page) => [page, isLegal(page) ? paths[page] : widgetPath(paths[page])])) as RoutePaths;

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
