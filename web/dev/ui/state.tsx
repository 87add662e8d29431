import type { ReactNode } from 'react';

/** One state of a part, named. */
export const State = ({ name, className = '', children }: { name: string; className?: string; children: ReactNode }) => (
  <div className={`flex min-w-0 flex-col gap-3 ${className}`}>
    <p className="text-xs text-muted">{name}</p>
    <div className="min-w-0">{children}</div>
  </div>
);

/** States side by side where there is room. */
export const States = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-2">{children}</div>
);

/** Looks as while the keyboard's focus is on it. */
export const FOCUS = 'outline-3 outline-offset-3 outline-focus';

export const LONG = 'Müller-Lüdenscheidt-Großkreutz';
