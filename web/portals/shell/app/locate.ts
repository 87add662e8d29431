import type { ReactNode } from 'react';
import type { Translate } from '../../../../texts/texts.ts';

/** A screen of a portal: the default export of its file, which is a chunk of its own. */
export interface Screen {
  readonly title: (t: Translate) => string;
  readonly View: () => ReactNode;
}

export interface ScreenFile {
  readonly default: Screen;
}

/** Loads the chunk of a screen. */
export type LoadScreen = () => Promise<ScreenFile>;

/** The screen of an address and the name of its navigation item, null if it has none. */
export interface Located {
  readonly name: string | null;
  readonly load: LoadScreen;
}

/** Finds the screen of an address of this portal; null for another page, which the browser opens. */
export type Locate = (url: URL) => Located | null;
