import type { ReactNode } from 'react';
import type { MandantKonfiguration } from '../../contract/mandant.ts';
import { type RoutePaths, routePaths } from '../../contract/pages.ts';
import type { Locale } from '../../contract/values.ts';
import { createTexts, type Translate } from '../../texts/texts.ts';

/** What every page knows of its tenant and visitor. */
export interface PageContext {
  readonly locale: Locale;
  /** Languages the tenant speaks. */
  readonly sprachen: readonly Locale[];
  readonly t: Translate;
  readonly mandant: Pick<MandantKonfiguration, 'Name' | 'ProgrammName'>;
  readonly paths: RoutePaths;
}

/** What stands in the head of a page. */
export interface PageHead {
  readonly titel: string;
  readonly beschreibung: string;
  readonly robots: 'index,follow' | 'noindex,nofollow';
}

/** A public page: its head and its content, both made from its props alone. */
export interface PublicPage<Props extends PageContext> {
  readonly head: (props: Props) => PageHead;
  readonly View: (props: Props) => ReactNode;
}

/** Context of a page from the tenant's configuration and its own texts in the visitor's language. */
export function pageContext(
  konfiguration: Pick<MandantKonfiguration, 'Name' | 'ProgrammName' | 'RoutePaths' | 'SupportedLanguage'>,
  locale: Locale,
  texte: Readonly<Record<string, string>>,
): PageContext {
  const { Name, ProgrammName, RoutePaths: overrides, SupportedLanguage } = konfiguration;
  return {
    locale,
    sprachen: SupportedLanguage.Sprache,
    t: createTexts(locale, texte),
    mandant: { Name, ProgrammName },
    paths: routePaths(overrides),
  };
}
