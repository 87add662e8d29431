import type { Screen } from '../../shell/app/locate.ts';
import { Page } from '../../shell/page.tsx';
import { Exporte } from '../konto/exporte.tsx';
import Konto from '../konto/konto.tsx';
import { mayDo, useAgentur } from '../own.ts';

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
