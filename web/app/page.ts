import type { ReactNode } from 'react';
import type { MandantKonfiguration } from '../../contract/mandant.ts';
import { type RoutePaths, routePaths } from '../../contract/pages.ts';
import type { Locale } from '../../contract/values.ts';
import { createTexts, type Translate } from '../../texts/texts.ts';
import type { Loaded, Posted, Target, Visit } from './visit.ts';

/** What every page knows of its tenant and visitor. */
export interface PageContext {
  readonly locale: Locale;
  /** Languages the tenant speaks. */
  readonly sprachen: readonly Locale[];
  readonly t: Translate;
  readonly mandant: Pick<MandantKonfiguration, 'Name' | 'ProgrammName' | 'SupportEmail'>;
  readonly paths: RoutePaths;
  readonly isLoggedIn: boolean;
}

/** What stands in the head of a page. */
export interface PageHead {
  readonly titel: string;
  readonly beschreibung: string;
  readonly robots: 'index,follow' | 'noindex,nofollow';
  /** The page does more with the client script: copies, shares, guards its forms. Without, it loads none. */
  readonly script?: true;
}

interface PageDefinition<Props extends PageContext> {
  /** Makes the calls that the page needs. */
  load(visit: Visit): Promise<Loaded<Props>>;
  head(props: Props): PageHead;
  View(props: Props): ReactNode;
  /** Does what the page's form asks for, by the same calls. */
  post?(visit: Visit, fields: Readonly<Record<string, string>>): Promise<Posted>;
}

export type OpenedPage = { readonly redirect: Target } | { readonly status: number; readonly head: PageHead; readonly content: ReactNode };

/** A public page, its props known to itself alone. */
export interface Page {
  open(visit: Visit): Promise<OpenedPage>;
  readonly post: PageDefinition<PageContext>['post'];
}

/** A public page from what it loads, its head and its content, both made from the loaded props alone. */
export const page = <Props extends PageContext>({ load, head, View, post }: PageDefinition<Props>): Page => ({
  post,
  async open(visit) {
    const loaded = await load(visit);
    if ('redirect' in loaded) return loaded;
    const { props, status = 200 } = loaded;
    return { status: visit.form?.problem.status ?? status, head: head(props), content: View(props) };
  },
});

/** Context of a page from the tenant's configuration and its own texts in the visitor's language. */
export function pageContext({
  konfiguration,
  locale,
  texte,
  isLoggedIn,
}: Pick<Visit, 'konfiguration' | 'locale' | 'texte' | 'isLoggedIn'>): PageContext {
  const { Name, ProgrammName, SupportEmail, RoutePaths: overrides, SupportedLanguage } = konfiguration;
  return {
    locale,
    sprachen: SupportedLanguage.Sprache,
    t: createTexts(locale, texte),
    mandant: { Name, ProgrammName, SupportEmail },
    paths: routePaths(overrides),
    isLoggedIn,
  };
}
