import { Counter } from '../../features/einladen/counter.tsx';
import type { Screen } from '../../shell/app/locate.ts';

export default {
  title: (t) => t('mitarbeitende.tab.einladungsmaske'),
  View: () => <Counter title="mitarbeitende.tab.einladungsmaske" />,
} satisfies Screen;
