import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '../../ui/icon.tsx';

/** A list of links of the search. */
export const ResultList = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul aria-label={label} className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface">
    {children}
  </ul>
);

interface ResultProps {
  readonly to: string;
  readonly state?: unknown;
  readonly icon: IconName;
  readonly title: string;
  readonly detail?: string | undefined;
}

export const Result = ({ to, state, icon, title, detail }: ResultProps) => (
  <li>
    <Link
      to={to}
      state={state}
      className="flex min-h-14 items-center gap-4 px-4 py-2 no-underline transition-colors duration-150 ease-out hover:bg-surface-strong focus-visible:bg-surface-strong"
    >
      <Icon name={icon} className="text-lg text-muted" />
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        {detail && <span className="block text-xs text-muted wrap-anywhere">{detail}</span>}
      </span>
      <Icon name="right" className="text-lg text-muted" />
    </Link>
  </li>
);
