import { PAGE_NAMES, type PageName, type RoutePaths } from './public.ts';

/** The query parameter of a page that is embedded in another site; kept between navigations. */
export const WIDGET = 'widget';

/** Whether an address asks for the page as a widget, whatever the parameter says. */
export const isWidget = (query: Readonly<Record<string, unknown>>): boolean => query[WIDGET] !== undefined;

/** What the law asks for on every page, and what is accepted. Around a widget it opens in a window of its own, so it is no part of it. */
export const LEGAL = ['TOS', 'RewardConditions', 'Imprint', 'Privacy', 'AccessibilityDeclaration'] as const satisfies readonly PageName[];

const isLegal = (page: PageName): boolean => LEGAL.some((one) => one === page);

/** A path below the language that carries the parameter; a place on the page stays at its end. */
export const widgetPath = (path: string): string => path.replace(/(#.*)?$/s, `?${WIDGET}$1`);

/** The tenant's paths with the parameter in them, so that whatever leads to a page of the widget carries it. */
export const widgetPaths = (paths: RoutePaths): RoutePaths =>
  Object.fromEntries(PAGE_NAMES.map((page) => [page, isLegal(page) ? paths[page] : widgetPath(paths[page])])) as RoutePaths;

/** The hosts whose pages may frame the tenant's pages: none but where the module is on. */
export const frameHosts = (konfiguration: { readonly ModuleIntegratedFrame: boolean; readonly FrameHosts: readonly string[] }) =>
  konfiguration.ModuleIntegratedFrame ? konfiguration.FrameHosts : [];

/** What the server writes before the script of `/{tenant}/widget.js`. */
export interface WidgetData {
  /** The tenant's own address, without a slash at its end. */
  readonly base: string;
  /** Hosts on whose pages it shows something. */
  readonly hosts: readonly string[];
  /** Titles of the frame by language, the tenant's own language first. */
  readonly titel: Readonly<Record<string, string>>;
  /** Addresses below `base` in which `--sprache--` and `--id--` are still to be put in. */
  readonly formular: string;
  readonly produkt: string;
  readonly teilen: string;
}

/** What a widget tells the page around it: its own height in CSS pixels. */
export interface WidgetMessage {
  readonly empfehlwerkHoehe: number;
}
