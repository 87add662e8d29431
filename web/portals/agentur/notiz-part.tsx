import { lazy, Suspense, useState } from 'react';
import { useFocusReturn } from '../shell/form/use-focus-return.ts';
import { Part } from '../shell/sheet/row-sheet.tsx';
import { SECONDARY_BUTTON } from '../shell/styles.ts';
import type { NotizProps } from './notiz-text.tsx';
import { NotizText } from './notiz-text.tsx';
import { useAgentur } from './own.ts';

const NotizForm = lazy(() => import('./notiz-form.tsx'));

/** Note of the agency about a row, with its follow-up day. */
export function NotizPart(props: NotizProps) {
  const { t } = useAgentur();
  const [writes, setWrites] = useState(false);
  const { opener, returnFocus } = useFocusReturn();
  const { notiz } = props;
  const close = () => {
    returnFocus();
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
          <button ref={opener} type="button" className={`${SECONDARY_BUTTON} self-start`} onClick={() => setWrites(true)}>
            {notiz ? t('agentur.notiz.aendern') : t('agentur.notiz.schreiben')}
          </button>
        </>
      )}
    </Part>
  );
}
