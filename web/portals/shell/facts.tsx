import type { ReactNode } from 'react';

/** What is known, name by name, in a card. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="divide-y divide-border rounded-card border border-border bg-surface">{children}</dl>
);

/** One of them. */
export const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-4 px-4 py-2.5">
    <dt className="text-xs text-muted">{title}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);
