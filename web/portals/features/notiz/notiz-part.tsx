import { lazy, Suspense, useState } from 'react';
import { useFocusReturn } from '../../shell/form/use-focus-return.ts';
import { useApp } from '../../shell/portal.tsx';
import { Part } from '../../shell/sheet/row-sheet.tsx';
import { SECONDARY_BUTTON } from '../../shell/styles.ts';
import type { NotizProps } from './notiz-text.tsx';
import { NotizText } from './notiz-text.tsx';

const NotizForm = lazy(() => import('./notiz-form.tsx'));

interface NotizPartProps extends NotizProps {
  readonly title: string;
  /** Whether the user may write the note. */
  readonly mayWrite: boolean;
}

/** Note about a row that its readers share; they can change it. */
export function NotizPart({ title, mayWrite, ...props }: NotizPartProps) {
  const { t } = useApp();
  const [writes, setWrites] = useState(false);
  const { opener, returnFocus } = useFocusReturn();
  const { notiz } = props;
  if (!notiz && !mayWrite) return null;
  const close = () => {
    returnFocus();
    setWrites(false);
  };
  return (
    <Part title={title}>
      {writes ? (
        <Suspense>
          <NotizForm {...props} close={close} />
        </Suspense>
      ) : (
        <>
          {notiz && <NotizText notiz={notiz} />}
          {mayWrite && (
            <button ref={opener} type="button" className={`${SECONDARY_BUTTON} self-start`} onClick={() => setWrites(true)}>
              {notiz ? t('agentur.notiz.aendern') : t('agentur.notiz.schreiben')}
            </button>
          )}
        </>
      )}
    </Part>
  );
}
