import { FIELD } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';

/** From this many entries on a list has a search. */
export const MANY = 8;

interface ListSearchProps {
  readonly value: string;
  change(value: string): void;
}

/** The search within a list of the draft. */
export function ListSearch({ value, change }: ListSearchProps) {
  const { t } = useBackoffice();
  return (
    <input
      type="search"
      className={`${FIELD} max-w-80`}
      aria-label={t('betrieb.entwurf.suche')}
      placeholder={t('betrieb.entwurf.suche')}
      value={value}
      onChange={({ target }) => change(target.value)}
    />
  );
}
