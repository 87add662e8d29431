import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Content that unfolds in place, without script. */
export const Disclosure = ({ summary, open, children }: DisclosureProps) => (
  <details open={open} className="group border-b border-border first:border-t">
    <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-6 py-3 font-semibold md:py-5 transition-colors duration-200 ease-out hover:text-primary">
      {summary}
      <Icon
        name="plus"
        className="text-lg text-primary motion-safe:transition-transform motion-safe:duration-200 ease-out group-open:rotate-45"
      />
    </summary>
    <div className="max-w-measure pb-6 text-muted">{children}</div>
  </details>
);
