import type { Answer } from '../../../contract/call.ts';
import { readAgenturAuftrag } from '../../../contract/calls/agentur/einzeln.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { AUFTRAG_BADGES } from '../features/labels.ts';
import { amount, shortMoment } from '../shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet, RowTimeline } from '../shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../shell/table/report.ts';
import { AuftragActions } from './auftrag-actions.tsx';
import { NotizPart } from './notiz-part.tsx';
import { useAgentur } from './own.ts';

/** Sheet of an order: status, next step and actions. */
export default function AuftragSheet({ nr, onChanged }: SheetProps) {
  const { call, data } = useAgentur();
  const params = { agentur: data.own.benutzer.Agenturnummer, nr };
  return (
    <RowSheet of={['auftraege', nr]} load={async (signal) => (await call(readAgenturAuftrag, { params }, { signal })).body}>
      {(auftrag) => <Shown auftrag={auftrag} onChanged={onChanged} />}
    </RowSheet>
  );
}

type Auftrag = Answer<typeof readAgenturAuftrag>['body'];

function Shown({ auftrag, onChanged }: { auftrag: Auftrag; onChanged(): void }) {
  const { t, locale } = useAgentur();
  const { Auftragsnummer, Status, WertCent, Produkt, Empfaenger, Verlauf, NaechsterSchritt, Notiz, FreigabeDurch } = auftrag;
  return (
    <>
      <RowHead
        title={Empfaenger}
        badge={<StatusBadge variant={AUFTRAG_BADGES[Status]}>{t(`status.auftrag.${Status}`)}</StatusBadge>}
        nummer={Auftragsnummer}
        facts={[Produkt, amount(WertCent, locale)]}
      />
      <AuftragActions auftrag={auftrag} onChanged={onChanged} />
      {FreigabeDurch.length > 0 && <p>{t.plural('agentur.freigabe.durch', FreigabeDurch.length, { namen: t.list(FreigabeDurch) })}</p>}
      <Part title={t('agentur.verlauf')}>
        <RowTimeline verlauf={Verlauf} schritt={NaechsterSchritt} />
      </Part>
      <NotizPart bericht="auftraege" nr={Auftragsnummer} notiz={Notiz} onChanged={onChanged} />
      <Part title={t('agentur.angaben')}>
        <RowFacts
          facts={[
            [t('agentur.spalte.Empfehler'), auftrag.Empfehler],
            [t('agentur.spalte.Auftragsdatum'), shortDay(auftrag.Auftragsdatum, locale)],
            [t('agentur.spalte.FreigabeAb'), shortDay(auftrag.FreigabeAb, locale)],
            [t('agentur.spalte.FreigegebenAm'), auftrag.FreigegebenAm && shortMoment(auftrag.FreigegebenAm, locale)],
            [t('agentur.spalte.FreigegebenDurch'), auftrag.FreigegebenDurch],
            [t('agentur.spalte.Grund'), auftrag.Grund],
            [t('agentur.spalte.Mitarbeiternummer'), auftrag.Mitarbeiternummer],
            [t('agentur.spalte.Empfehlungsnummer'), auftrag.Empfehlungsnummer],
          ]}
        />
      </Part>
    </>
  );
}
