import type { Screen } from '../../../shell/locate.ts';
import { Page } from '../../../shell/page.tsx';
import Konto from '../konto/konto.tsx';

const View = () => (
  <Page title="agentur.bereich.verwaltung">
    <Konto />
  </Page>
);

export default { title: (t) => t('agentur.bereich.verwaltung'), View } satisfies Screen;
