import { lazy, Suspense, useRef, useState } from 'react';
import { QUIET } from '../../shell/looks.ts';
import { Part } from '../../shell/row-sheet.tsx';
import type { NotizProps } from './notiz.ts';
import { NotizText } from './notiz-text.tsx';
import { useAgentur } from './own.ts';

const NotizForm = lazy(() => import('./notiz-form.tsx'));

/** What people of the agency noted about a row, and the day to come back to it. */
export function NotizPart(props: NotizProps) {
  const { t } = useAgentur();
  const [writes, setWrites] = useState(false);
  const isBack = useRef(false);
  const { notiz } = props;
  const close = () => {
    isBack.current = true;
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
          {/* Whoever comes back from the form has the focus where it was opened. */}
          <button
            ref={(button) => {
              if (isBack.current) button?.focus();
              isBack.current = false;
            }}
            type="button"
            className={`${QUIET} self-start`}
            onClick={() => setWrites(true)}
          >
            {notiz ? t('agentur.notiz.aendern') : t('agentur.notiz.schreiben')}
          </button>
        </>
      )}
    </Part>
  );
}
