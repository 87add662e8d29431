import { readLead } from '../../../contract/calls/agentur/einzeln.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { EMPFAENGER_BADGES } from '../features/labels.ts';
import { Part, RowFacts, RowHead, RowSheet, RowTimeline } from '../shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../shell/table/report.ts';
import { NotizPart } from './notiz-part.tsx';
import { useAgentur } from './own.ts';

/** Sheet of a recommended person. */
export default function LeadSheet({ nr, onChanged }: SheetProps) {
  const { t, call, data } = useAgentur();
  const params = { agentur: data.own.benutzer.Agenturnummer, nr };
  return (
    <RowSheet of={['leads', nr]} load={async (signal) => (await call(readLead, { params }, { signal })).body}>
      {(lead) => (
        <>
          <RowHead
            title={lead.Anzeigename}
            badge={<StatusBadge variant={EMPFAENGER_BADGES[lead.Status]}>{t(`status.empfaenger.${lead.Status}`)}</StatusBadge>}
            nummer={nr}
            facts={[lead.Produkt]}
          />
          <Part title={t('agentur.verlauf')}>
            <RowTimeline verlauf={lead.Verlauf} schritt={lead.NaechsterSchritt} />
          </Part>
          <NotizPart bericht="leads" nr={nr} notiz={lead.Notiz} onChanged={onChanged} />
          <Part title={t('agentur.angaben')}>
            <RowFacts
              facts={[
                [t('agentur.spalte.Empfehler'), lead.Empfehler],
                [t('agentur.spalte.Ort'), [lead.Plz, lead.Ort].filter(Boolean).join(' ')],
                [t('agentur.spalte.Empfehlungsnummer'), lead.Empfehlungsnummer],
              ]}
            />
          </Part>
        </>
      )}
    </RowSheet>
  );
}
