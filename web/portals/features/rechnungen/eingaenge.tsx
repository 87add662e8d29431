import type { Rechnung } from '../../../../contract/calls/agentur/rechnungen.ts';
import { shortDay } from '../../../../contract/values/typed-day.ts';
import { amount } from '../../shell/format.ts';
import { useApp } from '../../shell/portal.tsx';
import { Part } from '../../shell/sheet/row-sheet.tsx';

/** The payments that were received for a document, and what is still open; nothing without any. */
export function Eingaenge({
  rechnung: { Eingaenge: eingaenge, OffenCent },
}: {
  readonly rechnung: Pick<Rechnung, 'Eingaenge' | 'OffenCent'>;
}) {
  const { t, locale } = useApp();
  if (eingaenge.length === 0) return null;
  return (
    <Part title={t('agentur.rechnung.eingaenge')}>
      <ul className="flex flex-col divide-y divide-border">
        {[...eingaenge.entries()].map(([place, { Am, BetragCent }]) => (
          <li key={place} className="flex justify-between gap-x-4 py-2">
            <span>{t('agentur.rechnung.eingang', { tag: shortDay(Am, locale) })}</span>
            <span className="tabular-nums">{amount(BetragCent, locale)}</span>
          </li>
        ))}
        {OffenCent > 0 && (
          <li className="flex justify-between gap-x-4 py-2 font-semibold">
            <span>{t('agentur.rechnung.rest')}</span>
            <span className="tabular-nums">{amount(OffenCent, locale)}</span>
          </li>
        )}
      </ul>
    </Part>
  );
}
