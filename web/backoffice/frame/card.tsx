import type { ReactNode } from 'react';
import { useScreenTitle } from './use-screen-title.ts';

interface CardScreenProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** Content of a screen before the login. */
export function CardScreen({ title, text, children }: CardScreenProps) {
  useScreenTitle(title);
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl">{title}</h1>
        {text && <p className="text-muted">{text}</p>}
      </header>
      {children}
    </div>
  );
}
