import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';

/** Button that chooses a CSV file. */
export function FileButton({ choose }: { choose(file: File | null): void }) {
  const { t } = useBackoffice();
  return (
    <label className={`${SECONDARY_BUTTON} w-fit focus-within:outline-2 focus-within:outline-focus`}>
      {t('betrieb.einspielen.datei')}
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        className="sr-only"
        onChange={({ target }) => choose(target.files?.[0] ?? null)}
      />
    </label>
  );
}
