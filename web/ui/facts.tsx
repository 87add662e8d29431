import type { ReactNode } from 'react';

/** List of facts, separated by lines. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="divide-y divide-border">{children}</dl>;

/** A fact with its title on the left, or above it on phones. */
export const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-x-6 gap-y-1 py-4 md:grid-cols-[9rem_minmax(0,1fr)]">
    <dt className="text-xs text-muted md:pt-0.5">{title}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);
