import type { Answer } from '../../../contract/call.ts';
import type { readBetriebAuftrag } from '../../../contract/calls/betrieb/auftraege.ts';
import { Part, RowTimeline } from '../../portals/shell/sheet/row-sheet.tsx';
import { useBackoffice } from '../backoffice.ts';

type Item = Answer<typeof readBetriebAuftrag>['body'];

interface HistoryProps {
  readonly verlauf: Item['Verlauf'];
  readonly schritt: Item['NaechsterSchritt'];
}

/** What comes next for a row, and what happened. */
export function History({ verlauf, schritt }: HistoryProps) {
  const { t } = useBackoffice();
  return (
    <Part title={t('agentur.verlauf')}>
      <RowTimeline verlauf={verlauf} schritt={schritt} />
    </Part>
  );
}
