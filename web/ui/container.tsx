import type { ReactNode } from 'react';

/** Column of a page, at most 1200 px wide. */
export const Container = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`mx-auto w-full max-w-page px-gutter md:px-8 ${className}`}>{children}</div>
);
