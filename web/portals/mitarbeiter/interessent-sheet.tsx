import { readEigenenInteressenten } from '../../../contract/calls/mitarbeiter.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { EMPFAENGER_BADGES } from '../features/labels.ts';
import { shortMoment } from '../shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet, RowTimeline } from '../shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../shell/table/report.ts';
import { useMitarbeiter } from './own.ts';

/** Sheet of one of the employee's recommended people. */
export default function InteressentSheet({ nr }: SheetProps) {
  const { t, locale, call } = useMitarbeiter();
  return (
    <RowSheet of={['leads', nr]} load={async (signal) => (await call(readEigenenInteressenten, { params: { nr } }, { signal })).body}>
      {(person) => (
        <>
          <RowHead
            title={person.Anzeigename}
            badge={<StatusBadge variant={EMPFAENGER_BADGES[person.Status]}>{t(`status.empfaenger.${person.Status}`)}</StatusBadge>}
            nummer={nr}
            facts={[person.Produkt]}
          />
          <Part title={t('agentur.verlauf')}>
            <RowTimeline verlauf={person.Verlauf} schritt={person.NaechsterSchritt} />
          </Part>
          <Part title={t('agentur.angaben')}>
            <RowFacts
              facts={[
                [t('agentur.spalte.Empfehler'), person.Empfehler],
                [t('agentur.spalte.Ort'), [person.Plz, person.Ort].filter(Boolean).join(' ')],
                [t('agentur.spalte.ErstelltAm'), shortMoment(person.ErstelltAm, locale)],
                [t('agentur.spalte.Empfehlungsnummer'), person.Empfehlungsnummer],
              ]}
            />
          </Part>
        </>
      )}
    </RowSheet>
  );
}
