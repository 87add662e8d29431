import type { RechnungStatus, RechnungZeile } from '../../../../contract/calls/agentur/rechnungen.ts';
import { artOfNummer, isUeberfaellig } from '../../../../contract/rules/rechnung.ts';
import type { Translate } from '../../../../texts/texts.ts';
import { seitPhrase } from '../../../../texts/ueberfaellig.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useApp } from '../../shell/portal.tsx';
import type { Label } from '../../shell/table/report.ts';
import { RECHNUNG_BADGES, RECHNUNG_DERIVED_BADGES } from '../labels.ts';

type Shown = Pick<RechnungZeile, 'Status' | 'OffenCent' | 'FaelligAm'>;

/** The status of a document as it is shown: an open invoice whose day is over is Ueberfaellig. */
export const shownStatus = (rechnung: Shown, today: string): RechnungStatus | 'Ueberfaellig' =>
  isUeberfaellig(rechnung, today) ? 'Ueberfaellig' : rechnung.Status;

/** Label of a status; for an overdue document also since when. */
const statusLabel = (t: Translate, status: string, faelligAm: string, today: string): string =>
  status === 'Ueberfaellig'
    ? t('agentur.status.rechnung.seit', { seit: seitPhrase(t, faelligAm, today) })
    : t(`agentur.status.rechnung.${status as RechnungStatus}`);

/** Labels of a table of documents: the status with the days that it is overdue, and the number with the kind that its letters stand for. */
export const RECHNUNG_LABELS = {
  Status: (t, status, _, shown) => statusLabel(t, status, (shown?.row as Shown | undefined)?.FaelligAm ?? '', shown?.today ?? ''),
  Rechnungsnummer(t, nummer) {
    const art = artOfNummer(nummer);
    return art ? `${nummer} · ${t(`agentur.rechnung.art.${art}`)}` : nummer;
  },
} as const satisfies Readonly<Record<string, Label>>;

/** Badge of a document in its sheet. */
export function RechnungBadge({ rechnung }: { readonly rechnung: Shown }) {
  const { t, today } = useApp();
  const status = shownStatus(rechnung, today());
  return (
    <StatusBadge variant={{ ...RECHNUNG_BADGES, ...RECHNUNG_DERIVED_BADGES }[status]}>
      {statusLabel(t, status, rechnung.FaelligAm, today())}
    </StatusBadge>
  );
}
