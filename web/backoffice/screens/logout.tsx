import { Link, useLocation } from 'react-router';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';
import { CardScreen } from '../frame/card.tsx';
import { LOGGED_OUT, useLogout } from '../logout.ts';
import { PATHS } from '../paths.ts';

/** Ends the session at the press of a button, or says that it has ended. */
export function Component() {
  const { t } = useBackoffice();
  const { logout, isBusy } = useLogout();
  if (useLocation().hash === LOGGED_OUT)
    return (
      <CardScreen title={t('betrieb.abgemeldet.titel')} text={t('betrieb.abgemeldet.text')}>
        <Link to={PATHS.login} className={`${PRIMARY_BUTTON} self-start`}>
          {t('betrieb.zurAnmeldung')}
        </Link>
      </CardScreen>
    );
  return (
    <CardScreen title={t('betrieb.abmelden')} text={t('betrieb.abmelden.text')}>
      <button type="button" className={`${PRIMARY_BUTTON} self-start`} aria-busy={isBusy} onClick={logout}>
        {t('betrieb.abmelden')}
      </button>
    </CardScreen>
  );
}
