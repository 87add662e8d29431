import { readEinladung } from '../../../../contract/calls/agentur-einzeln.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { shortMoment } from '../../shell/format.ts';
import type { SheetProps } from '../../shell/report.ts';
import { Part, RowFacts, RowHead, RowSheet, RowTimeline } from '../../shell/row-sheet.tsx';
import { artLabel, EINLADUNG_LOOKS } from './labels.ts';
import { NotizPart } from './notiz-part.tsx';
import { useAgentur } from './own.ts';

/** One invitation. */
export default function EinladungSheet({ nr, onChanged }: SheetProps) {
  const { t, locale, call, data } = useAgentur();
  const params = { agentur: data.own.benutzer.Agenturnummer, nr };
  return (
    <RowSheet of={['einladungen', nr]} load={async (signal) => (await call(readEinladung, { params }, { signal })).body}>
      {(einladung) => (
        <>
          <RowHead
            title={`${einladung.Vorname} ${einladung.Nachname}`}
            badge={<StatusBadge look={EINLADUNG_LOOKS[einladung.Status]}>{t(`agentur.status.einladung.${einladung.Status}`)}</StatusBadge>}
          />
          <Part title={t('agentur.verlauf')}>
            <RowTimeline verlauf={einladung.Verlauf} />
          </Part>
          <NotizPart bericht="einladungen" nr={nr} notiz={einladung.Notiz} onChanged={onChanged} />
          <Part title={t('agentur.angaben')}>
            <RowFacts
              facts={[
                [t('agentur.spalte.Email'), einladung.Email],
                [t('agentur.spalte.Art'), artLabel(t, einladung.Art)],
                [t('agentur.gueltigBis'), shortMoment(einladung.GueltigBis, locale)],
                [t('agentur.spalte.Mitarbeiternummer'), einladung.Mitarbeiternummer],
              ]}
            />
          </Part>
        </>
      )}
    </RowSheet>
  );
}
