import { addDays } from '../../../../contract/values/days.ts';
import { shortDay } from '../../shell/format.ts';
import { useAgentur } from '../own.ts';
import type { Statistik } from './load.ts';

/** Hint that the last week is not over, which explains its low figures. */
export function RunningWeek({ statistik: { Gruppe, Zeilen } }: { statistik: Pick<Statistik, 'Gruppe' | 'Zeilen'> }) {
  const { t, locale, today } = useAgentur();
  const last = Zeilen.at(-1)?.Schluessel;
  if (Gruppe !== 'woche' || last === undefined || addDays(last, 6) < today()) return null;
  return <p className="text-xs text-muted">{t('agentur.heute.wochen.laeuft', { tag: shortDay(last, locale) })}</p>;
}
