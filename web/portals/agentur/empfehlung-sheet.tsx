import { readAgenturEmpfehlung } from '../../../contract/calls/agentur/einzeln.ts';
import { kanalLabel } from '../../../texts/kanal.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { EMPFAENGER_BADGES } from '../features/labels.ts';
import { formatCount } from '../shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet, RowTimeline } from '../shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../shell/table/report.ts';
import { NotizPart } from './notiz-part.tsx';
import { useAgentur } from './own.ts';

/** Sheet of a referral. */
export default function EmpfehlungSheet({ nr, onChanged }: SheetProps) {
  const { t, locale, call, data } = useAgentur();
  const params = { agentur: data.own.benutzer.Agenturnummer, nr };
  return (
    <RowSheet of={['empfehlungen', nr]} load={async (signal) => (await call(readAgenturEmpfehlung, { params }, { signal })).body}>
      {(empfehlung) => (
        <>
          <RowHead
            title={empfehlung.Empfehler}
            badge={<StatusBadge variant={EMPFAENGER_BADGES[empfehlung.Status]}>{t(`status.empfehlung.${empfehlung.Status}`)}</StatusBadge>}
            nummer={nr}
            facts={[empfehlung.Produkt]}
          />
          <Part title={t('agentur.verlauf')}>
            <RowTimeline verlauf={empfehlung.Verlauf} schritt={empfehlung.NaechsterSchritt} />
          </Part>
          <NotizPart bericht="empfehlungen" nr={nr} notiz={empfehlung.Notiz} onChanged={onChanged} />
          <Part title={t('agentur.angaben')}>
            <RowFacts
              facts={[
                [t('agentur.spalte.Channel'), kanalLabel(t, empfehlung.Channel)],
                [t('agentur.spalte.Klicks'), formatCount(empfehlung.Klicks, locale)],
                [t('agentur.spalte.Empfaenger.anzahl'), formatCount(empfehlung.Empfaenger, locale)],
                [t('agentur.spalte.Mitarbeiternummer'), empfehlung.Mitarbeiternummer],
              ]}
            />
          </Part>
        </>
      )}
    </RowSheet>
  );
}
