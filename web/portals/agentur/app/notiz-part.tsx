import { lazy, Suspense, useRef, useState } from 'react';
import { formatDay } from '../../../../contract/values/days.ts';
import { Icon } from '../../../ui/icon.tsx';
import { shortMoment } from '../../shell/format.ts';
import { QUIET } from '../../shell/looks.ts';
import { Part } from '../../shell/row-sheet.tsx';
import type { NotizProps } from './notiz.ts';
import { useAgentur } from './own.ts';

const NotizForm = lazy(() => import('./notiz-form.tsx'));

/** What people of the agency noted about a row, and the day to come back to it. */
export function NotizPart(props: NotizProps) {
  const { t, locale } = useAgentur();
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
          {notiz && (
            <div className="flex flex-col gap-1 rounded-control bg-surface-strong px-4 py-3">
              <p className="whitespace-pre-line wrap-anywhere">{notiz.Text}</p>
              {notiz.Wiedervorlage && (
                <p className="flex items-center gap-2 font-semibold">
                  <Icon name="day" />
                  {t('agentur.notiz.wiedervorlageAm', { tag: formatDay(notiz.Wiedervorlage, locale) })}
                </p>
              )}
              <p className="text-xs text-muted">
                {notiz.GeaendertVon} · {shortMoment(notiz.GeaendertAm, locale)}
              </p>
            </div>
          )}
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
