import { readBetriebEmpfehlung } from '../../../contract/calls/betrieb/empfehlungen.ts';
import { kanalLabel } from '../../../texts/kanal.ts';
import { EMPFAENGER_BADGES } from '../../portals/features/labels.ts';
import { formatCount, shortMoment } from '../../portals/shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet } from '../../portals/shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { History } from '../liste/history.tsx';
import { Notiz } from '../liste/notiz.tsx';
import { PersonLinks } from '../personen/person-link.tsx';
import { useMandant } from '../user.ts';

/** Sheet of a referral: next step, timeline and facts. */
export default function EmpfehlungSheet({ nr, onChanged }: SheetProps) {
  const { t, locale, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <RowSheet
      of={[`${Mandant} empfehlungen`, nr]}
      load={async (signal) => (await callIn(Mandant)(readBetriebEmpfehlung, { params: { nr } }, { signal })).body}
    >
      {(empfehlung) => (
        <>
          <RowHead
            title={empfehlung.Empfehler}
            badge={<StatusBadge variant={EMPFAENGER_BADGES[empfehlung.Status]}>{t(`status.empfehlung.${empfehlung.Status}`)}</StatusBadge>}
            nummer={nr}
            facts={[empfehlung.Produkt]}
          />
          <PersonLinks person={empfehlung.EmpfehlerId} />
          <History verlauf={empfehlung.Verlauf} schritt={empfehlung.NaechsterSchritt} />
          <Notiz liste="empfehlungen" nr={nr} notiz={empfehlung.Notiz} onChanged={onChanged} />
          <Part title={t('agentur.angaben')}>
            <RowFacts
              facts={[
                [t('agentur.spalte.ErstelltAm'), shortMoment(empfehlung.ErstelltAm, locale)],
                [t('agentur.spalte.Channel'), kanalLabel(t, empfehlung.Channel)],
                [t('agentur.spalte.Klicks'), formatCount(empfehlung.Klicks, locale)],
                [t('betrieb.spalte.Agenturnummer'), empfehlung.Agenturnummer],
              ]}
            />
          </Part>
        </>
      )}
    </RowSheet>
  );
}
