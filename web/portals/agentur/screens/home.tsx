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

/** Few stand before it, and it knows all that master data are checked by. */
const Inactive = lazy(() => import('../heute/inactive.tsx'));

/** What is to be done today; for whoever may see nothing of the agency, the own account. */
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

/** The way to the counter, on every width. */
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
