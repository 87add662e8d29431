import type { Translate } from '../../../../texts/texts.ts';
import { usePortal } from '../portal.tsx';
import { PRIMARY_BUTTON } from '../styles.ts';
import { StateMessage } from '../table/state-messages.tsx';
import type { Screen } from './locate.ts';

interface UnknownProps {
  readonly t: Translate;
  readonly overview: string;
}

/** Empty state for an address that names no screen; the server and the app render the same. */
export const Unknown = ({ t, overview }: UnknownProps) => (
  <StateMessage isPage icon="search" title={t('seite.nichtGefunden.kopf')} text={t('seite.nichtGefunden.text')}>
    <a href={overview} className={PRIMARY_BUTTON}>
      {t('portal.uebersicht')}
    </a>
  </StateMessage>
);

function View() {
  const { t, data } = usePortal();
  return <Unknown t={t} overview={data.frame.overview} />;
}

export default { title: (t) => t('seite.nichtGefunden.kopf'), View } satisfies Screen;
