import type { ComponentProps } from 'react';
import { MAX_SUCHE_LENGTH } from '../../../../contract/calls/bericht.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useApp } from '../portal.tsx';
import { FIELD } from '../styles.ts';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly label: string;
  /** Keyboard shortcut that focuses the field. */
  readonly hotkey?: string;
}

/** Search field with an icon. */
export const SearchField = ({ label, hotkey, ...input }: SearchFieldProps) => (
  <div className="relative">
    <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
    <input
      {...input}
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      className={`${FIELD} pr-2 pl-9 text-ellipsis max-sm:placeholder:text-xs lg:pr-9`}
    />
    {hotkey && (
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 hidden -translate-y-1/2 rounded-control border border-border px-1.5 font-body text-2xs text-muted lg:block"
      >
        {hotkey}
      </span>
    )}
  </div>
);

/** Hint that the search has reached its maximum length; the field takes no further characters. */
export function SearchLimitHint({ typed }: { readonly typed: string }) {
  const { t } = useApp();
  return (
    <p role="status" className="px-3 py-1 text-xs text-muted empty:hidden">
      {typed.length >= MAX_SUCHE_LENGTH && t('portal.suche.ende', { anzahl: MAX_SUCHE_LENGTH })}
    </p>
  );
}
