import type { Answer } from '../../../contract/call.ts';
import type { readBetriebAuftrag } from '../../../contract/calls/betrieb/auftraege.ts';
import { shortMoment } from '../../portals/shell/format.ts';
import { Part, RowTimeline } from '../../portals/shell/sheet/row-sheet.tsx';
import { useBackoffice } from '../backoffice.ts';

type Item = Answer<typeof readBetriebAuftrag>['body'];

interface HistoryProps {
  readonly verlauf: Item['Verlauf'];
  readonly schritt: Item['NaechsterSchritt'];
  readonly notiz: Item['Notiz'];
}

/** What comes next for a row, what happened, and the note of the tenant's people. */
export function History({ verlauf, schritt, notiz }: HistoryProps) {
  const { t, locale } = useBackoffice();
  return (
    <>
      <Part title={t('agentur.verlauf')}>
        <RowTimeline verlauf={verlauf} schritt={schritt} />
      </Part>
      {notiz && (
        <Part title={t('betrieb.notiz')}>
          <p className="whitespace-pre-line wrap-anywhere">{notiz.Text}</p>
          <p className="text-xs text-muted">
            {t('betrieb.notiz.von', { name: notiz.GeaendertVon, am: shortMoment(notiz.GeaendertAm, locale) })}
          </p>
        </Part>
      )}
    </>
  );
}
