import type { ReactNode } from 'react';

/** What is known, name by name, with a line between. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="divide-y divide-border">{children}</dl>;

/** One of them: its name beside it, above it on phones. */
export const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-x-6 gap-y-1 py-4 md:grid-cols-[9rem_minmax(0,1fr)]">
    <dt className="text-xs text-muted md:pt-0.5">{title}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);
