import { useEffect } from 'react';
import { useBackoffice } from '../backoffice.ts';

/** Sets the title of the document. */
export function useScreenTitle(title: string): void {
  const { t } = useBackoffice();
  useEffect(() => {
    document.title = `${title} – ${t('betrieb.name')}`;
  }, [title, t]);
}
