import type { ReactNode } from 'react';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { shortMoment } from '../../shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet, RowTimeline } from '../../shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../../shell/table/report.ts';
import { artLabel, EINLADUNG_BADGES } from '../labels.ts';
import { EinladungActions } from './einladung-actions.tsx';
import { useInviter } from './inviter.ts';
import { loadEinladung } from './load.ts';

interface OneEinladungProps extends Pick<SheetProps, 'nr' | 'onChanged'> {
  /** Content between the timeline and the facts. */
  readonly between?: (einladung: Awaited<ReturnType<typeof loadEinladung>>) => ReactNode;
}

/** An invitation: status, actions, timeline and facts. */
export function OneEinladung({ nr, onChanged, between }: OneEinladungProps) {
  const portal = useInviter();
  const { t, locale } = portal;
  const { agenturnummer } = portal.data.own.inviter;
  return (
    <RowSheet of={['einladungen', nr]} load={(signal) => loadEinladung(portal, nr, signal)}>
      {(einladung) => (
        <>
          <RowHead
            title={`${einladung.Vorname} ${einladung.Nachname}`}
            badge={
              <>
                <StatusBadge variant={EINLADUNG_BADGES[einladung.Status]}>{t(`agentur.status.einladung.${einladung.Status}`)}</StatusBadge>
                {einladung.Zustellung && <StatusBadge variant="late">{t(`agentur.zustellung.${einladung.Zustellung}`)}</StatusBadge>}
              </>
            }
            nummer={nr}
          />
          {einladung.Zustellung && <p>{t('agentur.einladen.unzustellbar')}</p>}
          <EinladungActions einladung={einladung} onChanged={onChanged} />
          <Part title={t('agentur.verlauf')}>
            <RowTimeline verlauf={einladung.Verlauf} />
          </Part>
          {between?.(einladung)}
          <Part title={t('agentur.angaben')}>
            <RowFacts
              facts={[
                [t('agentur.spalte.Email'), einladung.Email],
                [t('agentur.spalte.Art'), artLabel(t, einladung.Art)],
                [t('agentur.gueltigBis'), shortMoment(einladung.GueltigBis, locale)],
                [t('agentur.spalte.Mitarbeiternummer'), agenturnummer && einladung.Mitarbeiternummer],
              ]}
            />
          </Part>
        </>
      )}
    </RowSheet>
  );
}
