import { readEigenenAuftrag } from '../../../contract/calls/mitarbeiter.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { AUFTRAG_BADGES } from '../features/labels.ts';
import { amount, shortMoment } from '../shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet, RowTimeline } from '../shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../shell/table/report.ts';
import { useMitarbeiter } from './own.ts';

/** Sheet of an order of the employee: status, next step, and when the employer can release it. */
export default function AuftragSheet({ nr }: SheetProps) {
  const { t, locale, call } = useMitarbeiter();
  return (
    <RowSheet of={['auftraege', nr]} load={async (signal) => (await call(readEigenenAuftrag, { params: { nr } }, { signal })).body}>
      {(auftrag) => (
        <>
          <RowHead
            title={auftrag.Empfaenger}
            badge={<StatusBadge variant={AUFTRAG_BADGES[auftrag.Status]}>{t(`status.auftrag.${auftrag.Status}`)}</StatusBadge>}
            nummer={nr}
            facts={[auftrag.Produkt, amount(auftrag.WertCent, locale)]}
          />
          <Part title={t('agentur.verlauf')}>
            <RowTimeline verlauf={auftrag.Verlauf} schritt={auftrag.NaechsterSchritt} />
          </Part>
          <Part title={t('agentur.angaben')}>
            <RowFacts
              facts={[
                [t('agentur.spalte.Empfehler'), auftrag.Empfehler],
                [t('mitarbeitende.spalte.Auftragsdatum'), shortDay(auftrag.Auftragsdatum, locale)],
                [t('agentur.spalte.FreigabeAb'), auftrag.FreigabeAb && shortDay(auftrag.FreigabeAb, locale)],
                [t('agentur.spalte.FreigegebenAm'), auftrag.FreigegebenAm && shortMoment(auftrag.FreigegebenAm, locale)],
                [t('agentur.spalte.FreigegebenDurch'), auftrag.FreigegebenDurch],
                [t('agentur.spalte.Grund'), auftrag.Grund],
                [t('agentur.spalte.Empfehlungsnummer'), auftrag.Empfehlungsnummer],
              ]}
            />
          </Part>
        </>
      )}
    </RowSheet>
  );
}
