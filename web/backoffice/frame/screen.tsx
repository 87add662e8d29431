import type { ReactNode } from 'react';
import { useScreenTitle } from './use-screen-title.ts';

interface ScreenProps {
  readonly title: string;
  readonly text?: string;
  /** Head in place of title and introduction. */
  readonly head?: ReactNode;
  readonly children?: ReactNode;
}

/** A screen behind the login: title, an introduction and content. */
export function Screen({ title, text, head, children }: ScreenProps) {
  useScreenTitle(title);
  return (
    <div className="flex max-w-page flex-col gap-6 px-4 py-6 lg:px-8 lg:py-8">
      {head ?? (
        <header>
          <h1 className="text-2xl">{title}</h1>
          {text && <p className="mt-1 max-w-measure text-muted">{text}</p>}
        </header>
      )}
      {children}
    </div>
  );
}
