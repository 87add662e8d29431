import { Suspense } from 'react';
import { EXPORT_STUNDEN } from '../../../../contract/calls/bericht.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ExportList } from '../../shell/export/export-list.tsx';
import { Section } from '../../shell/section.tsx';
import { useAgentur } from '../own.ts';

/** Large files of one's own, wherever they were asked for. */
export function Exporte() {
  const { t } = useAgentur();
  return (
    <Section title={t('portal.export.liste')} text={t('portal.export.liste.text', { stunden: EXPORT_STUNDEN })}>
      <div className="max-w-160">
        <Suspense fallback={<Skeleton label={t('portal.wartet')} shapes={['row']} />}>
          <ExportList empty={t('portal.export.liste.leer')} />
        </Suspense>
      </div>
    </Section>
  );
}
