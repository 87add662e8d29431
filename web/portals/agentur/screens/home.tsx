import { lazy, Suspense } from 'react';
import { AGENTUR } from '../../../../contract/portals/agentur.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { areaAddress } from '../../shell/app/areas.ts';
import type { Screen } from '../../shell/app/locate.ts';
import { Page } from '../../shell/page.tsx';
import { PRIMARY_BUTTON } from '../../shell/styles.ts';
import { Today } from '../heute/today.tsx';
import { mayDo, useAgentur } from '../own.ts';
import { ownerNames } from '../owner-names.ts';

/** Loaded lazily: few users see it, and it imports the schemas of the master data. */
const Inactive = lazy(() => import('../heute/inactive.tsx'));
const Konto = lazy(() => import('../konto/konto.tsx'));

/** Tasks of the day, or the account for a user without rights in the agency. */
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
    <a className={PRIMARY_BUTTON} href={areaAddress(AGENTUR, data, 'einladung')}>
      <Icon name="plus" />
      {t('agentur.einladen.weg')}
    </a>
  );
}

/** Home of a user without an effective role: the reason, and the user's account. */
function MinimalHome() {
  const { t, data } = useAgentur();
  const { AgenturStatus, AgenturName: agentur, Inhaber } = data.own.benutzer;
  return (
    <>
      <div className="max-w-measure">
        <p className="font-semibold">
          {t(AgenturStatus === 'Aktiv' ? 'agentur.minimal.keineRolle' : 'agentur.minimal.inaktiv', {
            agentur,
            wen: ownerNames(t, Inhaber),
          })}
        </p>
        <p className="text-muted">{t('agentur.minimal.konto')}</p>
      </div>
      <Suspense fallback={<Skeleton label={t('portal.wartet')} shapes={['title', 'line', 'line', 'card']} />}>
        <Konto />
      </Suspense>
    </>
  );
}

/** Links to further pages: rewards, rules, data protection, how it works. */
function ReadMore() {
  const { t, data } = useAgentur();
  const { links } = data.frame;
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('agentur.heute.mehr')} className="border-t border-border pt-3">
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-10 items-center text-primary underline underline-offset-3">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default { title: (t) => t('agentur.home'), View: Home } satisfies Screen;
