import { lazy, Suspense, useState } from 'react';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { useBackoffice } from '../backoffice.ts';

const ExampleDialog = lazy(() => import('./example-dialog.tsx'));

/** What a key is for, and the button that shows what the shop's programmer needs. */
export function ExampleButton() {
  const { t } = useBackoffice();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="max-w-measure text-muted">{t('betrieb.schluessel.wozu')}</p>
      <button type="button" className={SECONDARY_BUTTON} onClick={() => setOpen(true)}>
        <Icon name="copy" />
        {t('betrieb.schluessel.fuer')}
      </button>
      {isOpen && (
        <Suspense>
          <ExampleDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
