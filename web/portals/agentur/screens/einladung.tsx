import { Counter } from '../../features/einladen/counter.tsx';
import type { Screen } from '../../shell/app/locate.ts';
import { useMarkShared } from '../../shell/lock/use-lock.ts';

/** Screen to invite customers and to show the permanent codes. It marks the screen as shared, so that it locks when idle. */
function View() {
  useMarkShared();
  return <Counter title="agentur.bereich.einladung" />;
}

export default { title: (t) => t('agentur.bereich.einladung'), View } satisfies Screen;
