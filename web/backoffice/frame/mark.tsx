import { useBackoffice } from '../backoffice.ts';

interface MarkProps {
  /** Phones show only the sign, because the name of a tenant stands beside it. */
  readonly isShort?: boolean;
}

/** Sign and name of the back office. */
export const Mark = ({ isShort = false }: MarkProps) => (
  <span className="inline-flex items-center gap-2.5 font-heading font-semibold whitespace-nowrap text-text">
    <svg aria-hidden="true" viewBox="0 0 32 32" className="on-surface size-7 shrink-0">
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <path d="M9 11h14M9 16h14M9 21h8" className="stroke-on-primary" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
    <span className={isShort ? 'sr-only sm:not-sr-only sm:whitespace-nowrap' : ''}>{useBackoffice().t('betrieb.name')}</span>
  </span>
);
