import { shortDay } from '../../../../contract/values/typed-day.ts';
import { useAgentur } from '../own.ts';
import type { Statistik } from './load.ts';
import { isLastRunning } from './series.ts';

/** Hint that the last week is not over, which explains its low figures and its dashed line. */
export function RunningWeek({ statistik }: { statistik: Pick<Statistik, 'Gruppe' | 'Zeilen'> }) {
  const { t, locale, today } = useAgentur();
  const last = statistik.Zeilen.at(-1);
  if (!last || !isLastRunning(statistik, today())) return null;
  return <p className="text-xs text-muted">{t('agentur.heute.wochen.laeuft', { tag: shortDay(last.Schluessel, locale) })}</p>;
}
