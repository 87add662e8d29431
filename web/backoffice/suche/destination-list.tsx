import { useBackoffice } from '../backoffice.ts';
import type { Destination } from './destinations.ts';
import { Result, ResultList } from './result-list.tsx';

/** Screens and actions that the typed text names. */
export function DestinationList({ destinations }: { readonly destinations: readonly Destination[] }) {
  const { t } = useBackoffice();
  if (destinations.length === 0) return null;
  return (
    <ResultList label={t('betrieb.suche.ziele')}>
      {destinations.map(({ to, title, icon, action }) => (
        <Result key={`${to} ${title}`} to={to} state={action?.state} icon={icon} title={title} detail={action?.liste} />
      ))}
    </ResultList>
  );
}
