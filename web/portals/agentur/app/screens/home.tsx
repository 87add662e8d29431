import type { Screen } from '../../../shell/locate.ts';
import { Page } from '../../../shell/page.tsx';
import { Inactive } from '../heute/inactive.tsx';
import { MinimalHome } from '../heute/minimal-home.tsx';
import { ReadMore } from '../heute/read-more.tsx';
import { Today } from '../heute/today.tsx';
import { mayDo, useAgentur } from '../own.ts';

/** What is to be done today; for whoever may see nothing of the agency, the own account. */
function Home() {
  const { own } = useAgentur().data;
  return (
    <Page title="agentur.home">
      {mayDo(own, 'Stammdaten') && own.benutzer.AgenturStatus !== 'Aktiv' && <Inactive />}
      {mayDo(own, 'Auftraege') ? <Today /> : <MinimalHome />}
      <ReadMore />
    </Page>
  );
}

export default { title: (t) => t('agentur.home'), View: Home } satisfies Screen;
