import type { PersonEinzelheiten } from '../../../contract/calls/betrieb/personen.ts';
import { dayOf } from '../../../contract/values/days.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { KUNDENNUMMER_BADGES, NACHBUCHUNG_BADGES } from '../../portals/features/labels.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { RowLink, Rows, RowText } from './rows.tsx';

type Anliegen = PersonEinzelheiten['Anliegen'];

/** Claims and customer numbers of a person. */
export function AnliegenRows({ anliegen }: { readonly anliegen: Anliegen }) {
  const { t, locale } = useBackoffice();
  return (
    <Rows
      title={t('betrieb.person.anliegen')}
      empty={t('betrieb.person.anliegen.keine')}
      items={anliegen}
      keyOf={({ Art, Nummer }) => `${Art} ${Nummer}`}
    >
      {(one) => (
        <>
          <RowText
            title={t(`betrieb.person.anliegen.${one.Art}`)}
            notes={[
              shortDay(dayOf(new Date(one.ErstelltAm)), locale),
              <RowLink key="nr" liste={one.Art === 'Nachbuchung' ? 'nachbuchungen' : 'kundennummern'} nr={one.Nummer} />,
            ]}
          />
          <Badge anliegen={one} />
        </>
      )}
    </Rows>
  );
}

function Badge({ anliegen: { Art, Status } }: { readonly anliegen: Anliegen[number] }) {
  const { t } = useBackoffice();
  if (Art === 'Nachbuchung') {
    const status = Status as keyof typeof NACHBUCHUNG_BADGES;
    return <StatusBadge variant={NACHBUCHUNG_BADGES[status]}>{t(`betrieb.nachbuchung.status.${status}`)}</StatusBadge>;
  }
  const status = Status as keyof typeof KUNDENNUMMER_BADGES;
  return <StatusBadge variant={KUNDENNUMMER_BADGES[status]}>{t(`betrieb.kundennummer.status.${status}`)}</StatusBadge>;
}
