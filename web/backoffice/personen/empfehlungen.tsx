import type { PersonEinzelheiten } from '../../../contract/calls/betrieb/personen.ts';
import { dayOf } from '../../../contract/values/days.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { AUFTRAG_BADGES, EMPFAENGER_BADGES } from '../../portals/features/labels.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { RowLink, Rows, RowText } from './rows.tsx';

/** Orders of a person, referrals that the person made, and those that the person has joined. */
export function EmpfehlungSections({ person: { Auftraege, Empfehlungen, Teilnahmen } }: { readonly person: PersonEinzelheiten }) {
  const { t, locale } = useBackoffice();
  const day = (moment: string) => shortDay(dayOf(new Date(moment)), locale);
  return (
    <>
      <Rows
        title={t('betrieb.bereich.auftraege')}
        empty={t('betrieb.person.auftraege.keine')}
        items={Auftraege}
        keyOf={({ Auftragsnummer }) => Auftragsnummer}
      >
        {({ Auftragsnummer: nr, Auftragsdatum, Produkt, Status }) => (
          <>
            <RowText title={Produkt} notes={[shortDay(Auftragsdatum, locale), <RowLink key="nr" liste="auftraege" nr={nr} />]} />
            <StatusBadge variant={AUFTRAG_BADGES[Status]}>{t(`status.auftrag.${Status}`)}</StatusBadge>
          </>
        )}
      </Rows>
      <Rows
        title={t('betrieb.bereich.empfehlungen')}
        empty={t('betrieb.person.empfehlungen.keine')}
        items={Empfehlungen}
        keyOf={({ Empfehlungsnummer }) => Empfehlungsnummer}
      >
        {({ Empfehlungsnummer: nr, ErstelltAm, Produkt, Status, Personen }) => (
          <>
            <RowText title={Produkt} notes={[Personen.join(', '), day(ErstelltAm), <RowLink key="nr" liste="empfehlungen" nr={nr} />]} />
            <StatusBadge variant={EMPFAENGER_BADGES[Status]}>{t(`status.empfehlung.${Status}`)}</StatusBadge>
          </>
        )}
      </Rows>
      <Rows
        title={t('betrieb.person.teilnahmen')}
        empty={t('betrieb.person.teilnahmen.keine')}
        items={Teilnahmen}
        keyOf={({ Empfaengernummer }) => Empfaengernummer}
      >
        {({ Empfaengernummer: nr, ErstelltAm, Produkt, Status, Empfehler }) => (
          <>
            <RowText
              title={Produkt}
              notes={[
                t('betrieb.person.empfohlenVon', { empfehler: Empfehler }),
                day(ErstelltAm),
                <RowLink key="nr" liste="empfaenger" nr={nr} />,
              ]}
            />
            <StatusBadge variant={EMPFAENGER_BADGES[Status]}>{t(`status.empfaenger.${Status}`)}</StatusBadge>
          </>
        )}
      </Rows>
    </>
  );
}
