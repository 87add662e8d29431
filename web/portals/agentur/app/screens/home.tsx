import { Icon } from '../../../../ui/icon.tsx';
import type { Screen } from '../../../shell/locate.ts';
import { PRIMARY } from '../../../shell/looks.ts';
import { Page } from '../../../shell/page.tsx';
import { bereichAddress } from '../addresses.ts';
import { Inactive } from '../heute/inactive.tsx';
import { MinimalHome } from '../heute/minimal-home.tsx';
import { ReadMore } from '../heute/read-more.tsx';
import { Today } from '../heute/today.tsx';
import { mayDo, useAgentur } from '../own.ts';

/** What is to be done today; for whoever may see nothing of the agency, the own account. */
function Home() {
  const { own } = useAgentur().data;
  return (
    <Page title="agentur.home" actions={mayDo(own, 'Einladung') && <Invite />}>
      {mayDo(own, 'Stammdaten') && own.benutzer.AgenturStatus !== 'Aktiv' && <Inactive />}
      {mayDo(own, 'Auftraege') ? <Today /> : <MinimalHome />}
      <ReadMore />
    </Page>
  );
}

/** The way to the counter, on every width. */
function Invite() {
  const { t, data } = useAgentur();
  return (
    <a className={PRIMARY} href={bereichAddress(data, 'einladung')}>
      <Icon name="plus" />
      {t('agentur.einladen.weg')}
    </a>
  );
}

export default { title: (t) => t('agentur.home'), View: Home } satisfies Screen;
