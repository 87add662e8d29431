import type { RechnungStatus, RechnungZeile } from '../../../../contract/calls/agentur/rechnungen.ts';
import { isUeberfaellig } from '../../../../contract/rules/rechnung.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useApp } from '../../shell/portal.tsx';
import { RECHNUNG_BADGES, RECHNUNG_DERIVED_BADGES } from '../labels.ts';

type Shown = Pick<RechnungZeile, 'Status' | 'OffenCent' | 'FaelligAm'>;

/** The status of a document as it is shown: an open invoice whose day is over is Ueberfaellig. */
export const shownStatus = (rechnung: Shown, today: string): RechnungStatus | 'Ueberfaellig' =>
  isUeberfaellig(rechnung, today) ? 'Ueberfaellig' : rechnung.Status;

/** Badge of a document in its sheet. */
export function RechnungBadge({ rechnung }: { readonly rechnung: Shown }) {
  const { t, today } = useApp();
  const status = shownStatus(rechnung, today());
  return (
    <StatusBadge variant={{ ...RECHNUNG_BADGES, ...RECHNUNG_DERIVED_BADGES }[status]}>{t(`agentur.status.rechnung.${status}`)}</StatusBadge>
  );
}
