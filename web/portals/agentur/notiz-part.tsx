import { lazy, Suspense, useState } from 'react';
import { useComeBack } from '../shell/form/use-come-back.ts';
import { QUIET } from '../shell/looks.ts';
import { Part } from '../shell/sheet/row-sheet.tsx';
import type { NotizProps } from './notiz-text.tsx';
import { NotizText } from './notiz-text.tsx';
import { useAgentur } from './own.ts';

const NotizForm = lazy(() => import('./notiz-form.tsx'));

/** What people of the agency noted about a row, and the day to come back to it. */
export function NotizPart(props: NotizProps) {
  const { t } = useAgentur();
  const [writes, setWrites] = useState(false);
  const { opener, comeBack } = useComeBack();
  const { notiz } = props;
  const close = () => {
    comeBack();
    setWrites(false);
  };
  return (
    <Part title={t('agentur.notiz.titel')}>
      {writes ? (
        <Suspense>
          <NotizForm {...props} close={close} />
        </Suspense>
      ) : (
        <>
          {notiz && <NotizText notiz={notiz} />}
          <button ref={opener} type="button" className={`${QUIET} self-start`} onClick={() => setWrites(true)}>
            {notiz ? t('agentur.notiz.aendern') : t('agentur.notiz.schreiben')}
          </button>
        </>
      )}
    </Part>
  );
}
