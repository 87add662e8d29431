import { lazy, Suspense } from 'react';
import { AGENTUR } from '../../../../contract/portals/agentur.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { areaAddress } from '../../shell/app/areas.ts';
import type { Screen } from '../../shell/app/locate.ts';
import { PRIMARY } from '../../shell/looks.ts';
import { Page } from '../../shell/page.tsx';
import { MinimalHome } from '../heute/minimal-home.tsx';
import { ReadMore } from '../heute/read-more.tsx';
import { Today } from '../heute/today.tsx';
import { mayDo, useAgentur } from '../own.ts';

/** Loaded lazily: few users see it, and it imports the schemas of the master data. */
const Inactive = lazy(() => import('../heute/inactive.tsx'));

/** Tasks of the day; the own account for a user without rights in the agency. */
function Home() {
  const {
    t,
    data: { own },
  } = useAgentur();
  return (
    <Page title="agentur.home" actions={mayDo(own, 'Einladung') && <Invite />}>
      {mayDo(own, 'Stammdaten') && own.benutzer.AgenturStatus !== 'Aktiv' && (
        <Suspense fallback={<Skeleton label={t('portal.wartet')} shapes={['card']} />}>
          <Inactive />
        </Suspense>
      )}
      {mayDo(own, 'Auftraege') ? <Today /> : <MinimalHome />}
      <ReadMore />
    </Page>
  );
}

/** Link to the invitation form, on all screen widths. */
function Invite() {
  const { t, data } = useAgentur();
  return (
    <a className={PRIMARY} href={areaAddress(AGENTUR, data, 'einladung')}>
      <Icon name="plus" />
      {t('agentur.einladen.weg')}
    </a>
  );
}

export default { title: (t) => t('agentur.home'), View: Home } satisfies Screen;
