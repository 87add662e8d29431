import { Link } from 'react-router';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { StateMessage } from '../../portals/shell/table/state-messages.tsx';
import { useBackoffice } from '../backoffice.ts';
import { PATHS } from '../paths.ts';
import { useScreenTitle } from './use-screen-title.ts';

/** State for an address without a screen, or of a tenant for which the person does not work. */
export function NotFound() {
  const { t } = useBackoffice();
  const title = t('betrieb.nichtGefunden.titel');
  useScreenTitle(title);
  return (
    <StateMessage isPage icon="search" title={title} text={t('betrieb.nichtGefunden.text')}>
      <Link to={PATHS.home} className={PRIMARY_BUTTON}>
        {t('betrieb.zuMandanten')}
      </Link>
    </StateMessage>
  );
}
