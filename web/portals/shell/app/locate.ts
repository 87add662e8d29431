import type { ReactNode } from 'react';
import type { Translate } from '../../../../texts/texts.ts';

/** A screen of a portal, in a chunk of its own: what its file exports as its default. */
export interface Screen {
  readonly title: (t: Translate) => string;
  readonly View: () => ReactNode;
}

/** How a screen is fetched. */
export type LoadScreen = () => Promise<{ readonly default: Screen }>;

/** The screen of an address and the name of its navigation item, null if it has none. */
export interface Located {
  readonly name: string | null;
  readonly load: LoadScreen;
}

/** The screen of an address of this portal; null where it is another page, which the browser opens. */
export type Locate = (url: URL) => Located | null;
