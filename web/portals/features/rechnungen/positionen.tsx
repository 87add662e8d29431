import type { Rechnung } from '../../../../contract/calls/agentur/rechnungen.ts';
import { shortDay } from '../../../../contract/values/typed-day.ts';
import { amount } from '../../shell/format.ts';
import { useApp } from '../../shell/portal.tsx';

/** Lines of a document: the cost of each order, before VAT. */
export function Positionen({ positionen }: { readonly positionen: Rechnung['Positionen'] }) {
  const { t, locale } = useApp();
  return (
    <ul className="flex flex-col divide-y divide-border">
      {[...positionen.entries()].map(([place, one]) => (
        <li key={place} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-2">
          <span className="wrap-anywhere">{`${t(`agentur.rechnung.vorgang.${one.Vorgang}`)}: ${one.Produkt}`}</span>
          <span className="tabular-nums">{amount(one.BetragCent, locale)}</span>
          <span className="col-span-2 text-sm text-muted wrap-anywhere">
            {[
              shortDay(one.Tag, locale),
              one.Auftragsnummer,
              one.ZuRechnungsnummer && t('agentur.rechnung.zu', { nummer: one.ZuRechnungsnummer }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
