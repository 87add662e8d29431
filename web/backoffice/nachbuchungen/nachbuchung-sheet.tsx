import { type BetriebNachbuchung, readBetriebNachbuchung } from '../../../contract/calls/betrieb/nachbuchungen.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { NACHBUCHUNG_BADGES } from '../../portals/features/labels.ts';
import { shortMoment } from '../../portals/shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet } from '../../portals/shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { History } from '../liste/history.tsx';
import { useMandant } from '../user.ts';
import { NachbuchungActions } from './nachbuchung-actions.tsx';
import { Zuordnungen } from './zuordnungen.tsx';

/** Sheet of a claim: decisions, what was reported, what it could be about, and timeline. */
export default function NachbuchungSheet({ nr, onChanged }: SheetProps) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <RowSheet
      of={[`${Mandant} nachbuchungen`, nr]}
      load={async (signal) => (await callIn(Mandant)(readBetriebNachbuchung, { params: { nr } }, { signal })).body}
    >
      {(nachbuchung) => <Shown nachbuchung={nachbuchung} onChanged={onChanged} />}
    </RowSheet>
  );
}

function Shown({ nachbuchung, onChanged }: { nachbuchung: BetriebNachbuchung; onChanged(): void }) {
  const { t, locale } = useBackoffice();
  const { Status, Auftrag, EntschiedenAm, Nachweis } = nachbuchung;
  return (
    <>
      <RowHead
        title={nachbuchung.Empfehler}
        badge={<StatusBadge variant={NACHBUCHUNG_BADGES[Status]}>{t(`betrieb.nachbuchung.status.${Status}`)}</StatusBadge>}
        nummer={nachbuchung.Nachbuchungsnummer}
        facts={[nachbuchung.Produkt]}
      />
      {Status === 'Offen' && <NachbuchungActions nachbuchung={nachbuchung} onChanged={onChanged} />}
      <Part title={t('betrieb.nachbuchung.gemeldet')}>
        <RowFacts
          facts={[
            [t('agentur.spalte.Auftragsnummer'), nachbuchung.Auftragsnummer],
            [t('agentur.spalte.Auftragsdatum'), shortDay(nachbuchung.Auftragsdatum, locale)],
            [t('betrieb.nachbuchung.person'), personOf(nachbuchung)],
            [t('betrieb.nachbuchung.empfehlung'), nachbuchung.Empfehlungsnummer],
            [
              t('betrieb.nachbuchung.auftrag'),
              Auftrag
                ? t('betrieb.nachbuchung.auftrag.bekannt', { status: t(`status.auftrag.${Auftrag.Status}`), empfehler: Auftrag.Empfehler })
                : t('betrieb.nachbuchung.auftrag.unbekannt'),
            ],
          ]}
        />
        <p className="whitespace-pre-line wrap-anywhere">{Nachweis ?? t('betrieb.nachbuchung.nachweis.geloescht')}</p>
      </Part>
      {Status === 'Offen' && <Zuordnungen nachbuchung={nachbuchung} />}
      {EntschiedenAm && (
        <Part title={t('betrieb.nachbuchung.entschieden')}>
          <RowFacts
            facts={[
              [t('betrieb.nachbuchung.entschiedenAm'), shortMoment(EntschiedenAm, locale)],
              [t('betrieb.nachbuchung.entschiedenDurch'), nachbuchung.EntschiedenDurch],
              [t('betrieb.nachbuchung.antwort'), nachbuchung.Antwort],
            ]}
          />
        </Part>
      )}
      <History verlauf={nachbuchung.Verlauf} schritt={nachbuchung.NaechsterSchritt} />
    </>
  );
}

const personOf = ({ Vorname, Nachname }: BetriebNachbuchung): string => [Vorname, Nachname].filter(Boolean).join(' ');
