import { Link, useLocation } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';
import { PATHS } from '../paths.ts';
import { hasRecht, useMandant } from '../user.ts';

/** Says on every screen of a tenant that is not live, and leads to what is missing. */
export function NotLive() {
  const { t } = useBackoffice();
  const zugang = useMandant();
  const { pathname } = useLocation();
  const list = PATHS.live(zugang.Mandant);
  if (zugang.LiveSeit !== null || pathname === list) return null;
  return (
    <div className="max-w-page px-4 pt-6 lg:px-8">
      <Notice variant="warning">
        {t('betrieb.live.offen', { mandant: zugang.Name })}{' '}
        {hasRecht(zugang, 'Entwurf') && <Link to={list}>{t('betrieb.live.zurListe')}</Link>}
      </Notice>
    </div>
  );
}
