import type { Lohn, Lohnuebergabe } from '../../../contract/calls/betrieb/lohn.ts';
import { dayOf, formatDay, formatMonth } from '../../../contract/values/days.ts';
import { amount } from '../../portals/shell/format.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { useBackoffice } from '../backoffice.ts';

/** Months that were handed over to payroll, each a button that shows its lines. */
export function Uebergaben({ lohn: { Uebergaben: rows }, choose }: { readonly lohn: Lohn; choose(monat: string): void }) {
  const { t, locale } = useBackoffice();
  const columns: readonly Column<Lohnuebergabe>[] = [
    {
      title: t('betrieb.lohn.monat'),
      cell: ({ Monat }) => (
        <button type="button" className="cursor-pointer underline underline-offset-4 hover:decoration-2" onClick={() => choose(Monat)}>
          {formatMonth(Monat, locale)}
        </button>
      ),
    },
    { title: t('betrieb.lohn.frueher.am'), cell: ({ UebergebenAm }) => formatDay(dayOf(new Date(UebergebenAm)), locale) },
    { title: t('betrieb.lohn.frueher.anzahl'), cell: ({ Anzahl }) => Anzahl, isFigure: true },
    { title: t('betrieb.lohn.betrag'), cell: ({ SummeCent }) => amount(SummeCent, locale), isFigure: true },
  ];
  return (
    <Table
      caption={t('betrieb.lohn.frueher')}
      columns={columns}
      rows={rows}
      keyOf={({ Monat }) => Monat}
      empty={t('betrieb.lohn.frueher.keine')}
    />
  );
}
