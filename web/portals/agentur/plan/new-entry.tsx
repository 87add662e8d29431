import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { PRIMARY } from '../../shell/looks.ts';
import { mayDo, useAgentur } from '../own.ts';

const EntryDialog = lazy(() => import('./entry-dialog.tsx'));

/** The way to a new entry, for who may change the plan. */
export function NewEntry({ onChanged }: { onChanged(): void }) {
  const { t, data } = useAgentur();
  const [isOpen, setOpen] = useState(false);
  if (!mayDo(data.own, 'PraemienplanAendern')) return null;
  return (
    <>
      <button type="button" className={`${PRIMARY} max-sm:px-2.5`} onClick={() => setOpen(true)}>
        <Icon name="plus" />
        <span className="sr-only sm:not-sr-only">{t('agentur.plan.neu')}</span>
      </button>
      {isOpen && (
        <Suspense>
          <EntryDialog close={() => setOpen(false)} onChanged={onChanged} />
        </Suspense>
      )}
    </>
  );
}
