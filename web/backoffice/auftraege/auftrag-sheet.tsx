import type { Answer } from '../../../contract/call.ts';
import { readBetriebAuftrag } from '../../../contract/calls/betrieb/auftraege.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { AUFTRAG_BADGES } from '../../portals/features/labels.ts';
import { amount, shortMoment } from '../../portals/shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet } from '../../portals/shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { History } from '../liste/history.tsx';
import { Notiz } from '../liste/notiz.tsx';
import { PersonLinks } from '../personen/person-link.tsx';
import { useMandant } from '../user.ts';
import { AuftragActions } from './auftrag-actions.tsx';

/** Sheet of an order: next step, decisions, timeline and facts. */
export default function AuftragSheet({ nr, onChanged }: SheetProps) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <RowSheet
      of={[`${Mandant} auftraege`, nr]}
      load={async (signal) => (await callIn(Mandant)(readBetriebAuftrag, { params: { nr } }, { signal })).body}
    >
      {(auftrag) => <Shown auftrag={auftrag} onChanged={onChanged} />}
    </RowSheet>
  );
}

function Shown({ auftrag, onChanged }: { auftrag: Answer<typeof readBetriebAuftrag>['body']; onChanged(): void }) {
  const { t, locale } = useBackoffice();
  const { Auftragsnummer, Status, WertCent, Produkt, Empfaenger, Verlauf, NaechsterSchritt } = auftrag;
  const title = (column: string) => t(`agentur.spalte.${column as 'Empfehler'}`);
  return (
    <>
      <RowHead
        title={Empfaenger ?? t('betrieb.faellig.OhneEmpfehlung')}
        badge={<StatusBadge variant={AUFTRAG_BADGES[Status]}>{t(`status.auftrag.${Status}`)}</StatusBadge>}
        nummer={Auftragsnummer}
        facts={[Produkt, ...(Empfaenger === null ? [] : [amount(WertCent, locale)])]}
      />
      <PersonLinks person={auftrag.Empfaengernummer} empfehler={auftrag.EmpfehlerId} />
      <AuftragActions auftrag={auftrag} onChanged={onChanged} />
      <History verlauf={Verlauf} schritt={NaechsterSchritt} />
      <Notiz liste="auftraege" nr={Auftragsnummer} notiz={auftrag.Notiz} onChanged={onChanged} />
      <Part title={t('agentur.angaben')}>
        <RowFacts
          facts={[
            [title('Empfehler'), auftrag.Empfehler],
            [title('Auftragsdatum'), shortDay(auftrag.Auftragsdatum, locale)],
            [title('FreigabeAb'), shortDay(auftrag.FreigabeAb, locale)],
            [title('FreigegebenAm'), auftrag.FreigegebenAm && shortMoment(auftrag.FreigegebenAm, locale)],
            [title('FreigegebenDurch'), auftrag.FreigegebenDurch],
            [title('Grund'), auftrag.Grund],
            [t('betrieb.spalte.Agenturnummer'), auftrag.Agenturnummer],
            [title('Mitarbeiternummer'), auftrag.Mitarbeiternummer],
            [title('Empfehlungsnummer'), auftrag.Empfehlungsnummer],
            [title('Empfaengernummer'), auftrag.Empfaengernummer],
          ]}
        />
      </Part>
    </>
  );
}
