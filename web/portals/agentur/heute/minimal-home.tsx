import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAgentur } from '../own.ts';
import { wenFragen } from '../wen-fragen.ts';

const Konto = lazy(() => import('../konto/konto.tsx'));

/** Home of a user without an effective role: the reason, and the own account. */
export function MinimalHome() {
  const { t, data } = useAgentur();
  const { AgenturStatus, AgenturName: agentur, Inhaber } = data.own.benutzer;
  return (
    <>
      <div className="max-w-measure">
        <p className="font-semibold">
          {t(AgenturStatus === 'Aktiv' ? 'agentur.minimal.keineRolle' : 'agentur.minimal.inaktiv', { agentur, wen: wenFragen(t, Inhaber) })}
        </p>
        <p className="text-muted">{t('agentur.minimal.konto')}</p>
      </div>
      <Suspense fallback={<Skeleton label={t('portal.wartet')} shapes={['title', 'line', 'line', 'card']} />}>
        <Konto />
      </Suspense>
    </>
  );
}
