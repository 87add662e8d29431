import { readBetriebEmpfaenger } from '../../../contract/calls/betrieb/empfehlungen.ts';
import { EMPFAENGER_BADGES } from '../../portals/features/labels.ts';
import { shortMoment } from '../../portals/shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet } from '../../portals/shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { History } from '../liste/history.tsx';
import { Notiz } from '../liste/notiz.tsx';
import { PersonLinks } from '../personen/person-link.tsx';
import { useMandant } from '../user.ts';

/** Sheet of a recommended person: next step, timeline and facts. */
export default function EmpfaengerSheet({ nr, onChanged }: SheetProps) {
  const { t, locale, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <RowSheet
      of={[`${Mandant} empfaenger`, nr]}
      load={async (signal) => (await callIn(Mandant)(readBetriebEmpfaenger, { params: { nr } }, { signal })).body}
    >
      {(person) => (
        <>
          <RowHead
            title={person.Anzeigename}
            badge={<StatusBadge variant={EMPFAENGER_BADGES[person.Status]}>{t(`status.empfaenger.${person.Status}`)}</StatusBadge>}
            nummer={nr}
            facts={[person.Produkt]}
          />
          <PersonLinks person={nr} empfehler={person.EmpfehlerId} />
          <History verlauf={person.Verlauf} schritt={person.NaechsterSchritt} />
          <Notiz liste="empfaenger" nr={nr} notiz={person.Notiz} onChanged={onChanged} />
          <Part title={t('agentur.angaben')}>
            <RowFacts
              facts={[
                [t('agentur.spalte.ErstelltAm'), shortMoment(person.ErstelltAm, locale)],
                [t('agentur.spalte.Empfehler'), person.Empfehler],
                [t('agentur.spalte.Empfehlungsnummer'), person.Empfehlungsnummer],
                [t('betrieb.spalte.Agenturnummer'), person.Agenturnummer],
              ]}
            />
          </Part>
        </>
      )}
    </RowSheet>
  );
}
