import type { LeadZeile } from '../../../../contract/calls/agentur-zeilen.ts';
import { listEigeneInteressenten } from '../../../../contract/calls/mitarbeiter.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { EMPFAENGER_LOOKS } from '../../agentur/app/labels.ts';
import { shortMoment } from '../../shell/format.ts';
import type { SheetProps } from '../../shell/report.ts';
import { Part, RowFacts, RowHead, RowSheet } from '../../shell/row-sheet.tsx';
import { useOneRow } from './one-row.ts';
import { useMitarbeiter } from './own.ts';

/** One recommended person of the own. */
export default function InteressentSheet({ nr }: SheetProps) {
  const { t, locale } = useMitarbeiter();
  const load = useOneRow<LeadZeile>(listEigeneInteressenten, (row) => row.Empfaengernummer === nr, nr);
  return (
    <RowSheet of={['leads', nr]} load={load}>
      {({ Anzeigename, Status, Produkt, NaechsterSchritt, Empfehler, Plz, Ort, ErstelltAm }) => (
        <>
          <RowHead
            title={Anzeigename}
            badge={<StatusBadge look={EMPFAENGER_LOOKS[Status]}>{t(`status.empfaenger.${Status}`)}</StatusBadge>}
            nummer={nr}
            facts={[Produkt]}
          />
          <Part title={t('agentur.spalte.NaechsterSchritt')}>
            <p>{NaechsterSchritt}</p>
          </Part>
          <Part title={t('agentur.angaben')}>
            <RowFacts
              facts={[
                [t('agentur.spalte.Empfehler'), Empfehler],
                [t('agentur.spalte.Ort'), [Plz, Ort].filter(Boolean).join(' ')],
                [t('agentur.spalte.ErstelltAm'), shortMoment(ErstelltAm, locale)],
              ]}
            />
          </Part>
        </>
      )}
    </RowSheet>
  );
}
