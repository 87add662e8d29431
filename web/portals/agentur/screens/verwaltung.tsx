import { Suspense } from 'react';
import { EXPORT_HOURS } from '../../../../contract/calls/bericht.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Screen } from '../../shell/app/locate.ts';
import { ExportList } from '../../shell/export/export-list.tsx';
import { Page } from '../../shell/page.tsx';
import { Section } from '../../shell/section.tsx';
import Konto from '../konto/konto.tsx';
import { mayDo, useAgentur } from '../own.ts';

/** The user's own exports, from every report. */
function Exporte() {
  const { t } = useAgentur();
  return (
    <Section title={t('portal.export.liste')} text={t('portal.export.liste.text', { stunden: EXPORT_HOURS })}>
      <div className="max-w-160">
        <Suspense fallback={<Skeleton label={t('portal.wartet')} shapes={['row']} />}>
          <ExportList empty={t('portal.export.liste.leer')} />
        </Suspense>
      </div>
    </Section>
  );
}

function View() {
  const { own } = useAgentur().data;
  return (
    <Page title="agentur.bereich.verwaltung">
      <Konto />
      {mayDo(own, 'Export') && <Exporte />}
    </Page>
  );
}

export default { title: (t) => t('agentur.bereich.verwaltung'), View } satisfies Screen;
