import { Counter } from '../../features/einladen/counter.tsx';
import type { Screen } from '../../shell/app/locate.ts';
import { useMarkShared } from '../../shell/lock/use-lock.ts';

/** The counter: invites a customer, and shows the standing codes. Who leaves it alone finds it locked. */
function View() {
  useMarkShared();
  return <Counter title="agentur.bereich.einladung" />;
}

export default { title: (t) => t('agentur.bereich.einladung'), View } satisfies Screen;
