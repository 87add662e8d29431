import type { ReactNode } from 'react';
import type { TextKey } from '../../../texts/texts.ts';
import { usePortal } from './portal.tsx';

interface PageProps {
  readonly title: TextKey;
  /** What can be done with all that it shows, beside its title. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A screen that is no table: its title, and what stands below. */
export const Page = ({ title, actions, children }: PageProps) => (
  <div className="mx-auto flex max-w-400 flex-col gap-6 px-4 py-4 lg:px-6">
    <div className="flex min-h-10 items-center justify-between gap-3">
      <h1 className="text-xl">{usePortal().t(title)}</h1>
      {actions}
    </div>
    {children}
  </div>
);
