import { type BetriebKundennummer, readBetriebKundennummer } from '../../../contract/calls/betrieb/kundennummern.ts';
import { KUNDENNUMMER_BADGES } from '../../portals/features/labels.ts';
import { shortMoment } from '../../portals/shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet, RowTimeline } from '../../portals/shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { useMandant } from '../user.ts';
import { KundennummerActions } from './kundennummer-actions.tsx';

/** Sheet of a stated customer number: answers, the name to look it up by, and timeline. */
export default function KundennummerSheet({ nr, onChanged }: SheetProps) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <RowSheet
      of={[`${Mandant} kundennummern`, nr]}
      load={async (signal) => (await callIn(Mandant)(readBetriebKundennummer, { params: { nr } }, { signal })).body}
    >
      {(kundennummer) => <Shown kundennummer={kundennummer} onChanged={onChanged} />}
    </RowSheet>
  );
}

function Shown({ kundennummer, onChanged }: { kundennummer: BetriebKundennummer; onChanged(): void }) {
  const { t, locale } = useBackoffice();
  const { Status, BeantwortetAm } = kundennummer;
  return (
    <>
      <RowHead
        title={kundennummer.Kundennummer}
        badge={<StatusBadge variant={KUNDENNUMMER_BADGES[Status]}>{t(`betrieb.kundennummer.status.${Status}`)}</StatusBadge>}
        nummer={kundennummer.Anfrage}
      />
      <KundennummerActions kundennummer={kundennummer} onChanged={onChanged} />
      <Part title={t('betrieb.kundennummer.angabe')}>
        <RowFacts
          facts={[
            [t('betrieb.vorname'), kundennummer.Vorname],
            [t('betrieb.nachname'), kundennummer.Nachname],
            [t('betrieb.spalte.GestelltAm'), shortMoment(kundennummer.GestelltAm, locale)],
            [t('betrieb.spalte.BeantwortetAm'), BeantwortetAm && shortMoment(BeantwortetAm, locale)],
            [t('betrieb.kundennummer.geprueftVon'), kundennummer.BeantwortetDurch],
          ]}
        />
      </Part>
      <Part title={t('agentur.verlauf')}>
        <RowTimeline verlauf={kundennummer.Verlauf} />
      </Part>
    </>
  );
}
