import type { ReactNode } from 'react';
import type { TextKey } from '../../../texts/texts.ts';
import { useApp } from './portal.tsx';

interface PageProps {
  readonly title: TextKey;
  /** Actions next to the title. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A screen without a table: title, actions and content. */
export const Page = ({ title, actions, children }: PageProps) => (
  <div className="mx-auto flex max-w-400 flex-col gap-6 px-4 py-4 lg:px-6">
    <div className="flex min-h-10 items-center justify-between gap-3">
      <h1 className="text-xl">{useApp().t(title)}</h1>
      {actions}
    </div>
    {children}
  </div>
);
