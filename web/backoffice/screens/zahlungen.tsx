import { lazy, useMemo } from 'react';
import { useParams } from 'react-router';
import { listZahlungen, type ZahlungZeile } from '../../../contract/calls/betrieb/zahlungen.ts';
import { tableOf } from '../../portals/features/reports/table-of.ts';
import type { Report } from '../../portals/shell/table/report.ts';
import { ReportScreen } from '../../portals/shell/table/report-screen.tsx';
import { type Backoffice, useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import { useScreenTitle } from '../frame/use-screen-title.ts';
import { COLUMN_WORDS, NO_DUE } from '../liste/list-screen.tsx';
import { useKeyset } from '../liste/use-keyset.tsx';
import { useOpenItem } from '../liste/use-open-item.ts';
import { BASE, PATHS } from '../paths.ts';
import { useMandant } from '../user.ts';
import { ZAHLUNG_BADGES } from '../zahlungslaeufe/badges.ts';

const ZahlungSheet = lazy(() => import('../zahlungslaeufe/zahlung-sheet.tsx'));

const table = tableOf<typeof listZahlungen, Backoffice>(
  'zahlungen',
  listZahlungen,
  {
    key: 'Zahlungsnummer',
    columns: ['Zahlungsnummer', 'Name', 'Status', 'BetragCent', 'IbanMaskiert', 'Hinweise', 'Grund'],
    hidden: ['Zweck', 'Art', 'Bezug', 'AgenturName'],
    sentences: ['Hinweise', 'Grund'],
    // Empty if the account cannot be read.
    toShown: (row) => ({ ...row, Name: row.Name || null }),
    card: { title: ['Name'], beside: 'Status', facts: ['BetragCent', 'IbanMaskiert', 'Hinweise'] },
    badges: ZAHLUNG_BADGES,
    Sheet: ZahlungSheet,
  },
  {
    title: (t) => t('betrieb.zahlungen.titel'),
    empty: ({ t }) => ({ title: t('betrieb.leer.zahlungen.titel'), text: t('betrieb.leer.zahlungen.text') }),
    words: { ...COLUMN_WORDS, Name: 'betrieb.spalte.zahlungen.Name', Bezug: 'betrieb.spalte.zahlungen.Bezug' },
  },
);

/** The table of the payments of a run. */
const reportOf = (mandant: string, lauf: string): Report<ZahlungZeile> => ({
  ...table,
  due: NO_DUE,
  isTimeless: true,
  useRows: (state) =>
    useKeyset<ZahlungZeile>(
      {
        key: [mandant, 'zahlungslaeufe', lauf, 'zahlungen'],
        dueField: NO_DUE.field,
        load: async ({ callIn }, query, options) =>
          (await callIn(mandant)(listZahlungen, { params: { nr: lauf }, body: query }, options)).body,
      },
      state,
    ),
  useOpenRow: (latest) => useOpenItem(`zahlungslaeufe/${lauf}/zahlungen`, latest),
  hrefOf: (nr) => `${BASE}${PATHS.zahlungen(mandant, lauf, nr)}`,
  Note: () => <ToLauf lauf={lauf} />,
});

/** All payments of a payout run. */
export function Component() {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  const { lauf = '' } = useParams();
  useScreenTitle(`${table.title(t)} ${lauf}`);
  const report = useMemo(() => reportOf(Mandant, lauf), [Mandant, lauf]);
  return <ReportScreen key={`${Mandant} ${lauf}`} report={report} />;
}

function ToLauf({ lauf }: { readonly lauf: string }) {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <p>
      <TextLink to={PATHS.liste(Mandant, 'zahlungslaeufe', lauf)}>{t('betrieb.zumLauf', { nummer: lauf })}</TextLink>
    </p>
  );
}
