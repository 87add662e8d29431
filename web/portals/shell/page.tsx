import type { ReactNode } from 'react';
import type { TextKey } from '../../../texts/texts.ts';
import { usePortal } from './portal.tsx';

/** A screen that is no table: its title, and what stands below. */
export const Page = ({ title, children }: { title: TextKey; children?: ReactNode }) => (
  <div className="mx-auto flex max-w-400 flex-col gap-6 px-4 py-4 lg:px-6">
    <h1 className="text-xl">{usePortal().t(title)}</h1>
    {children}
  </div>
);
