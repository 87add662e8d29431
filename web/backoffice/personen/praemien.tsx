import type { PersonEinzelheiten } from '../../../contract/calls/betrieb/personen.ts';
import { dayOf } from '../../../contract/values/days.ts';
import type { PraemierungStatus } from '../../../contract/values/status.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { amount } from '../../portals/shell/format.ts';
import { type BadgeVariant, StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { maskedIban, RowLink, Rows, RowText } from './rows.tsx';

const PRAEMIERUNG_BADGES = {
  Offen: 'ready',
  Bereitgestellt: 'running',
  Ausgezahlt: 'done',
  Abgeholt: 'done',
  Storniert: 'over',
  Abgelaufen: 'over',
} as const satisfies Record<PraemierungStatus, BadgeVariant>;

type Praemie = PersonEinzelheiten['Praemien'][number];

/** Rewards of a person on both sides, with the days of each. */
export function Praemien({ praemien }: { readonly praemien: readonly Praemie[] }) {
  const { t } = useBackoffice();
  return (
    <Rows
      title={t('betrieb.person.praemien')}
      empty={t('betrieb.person.praemien.keine')}
      items={praemien}
      keyOf={({ Praemierungsnummer }) => Praemierungsnummer}
    >
      {(one) => (
        <>
          <Text praemie={one} />
          <StatusBadge variant={PRAEMIERUNG_BADGES[one.Status]}>{t(`status.praemierung.${one.Status}`)}</StatusBadge>
        </>
      )}
    </Rows>
  );
}

/** What happened on the day of the payment. */
const PAID = { Ueberweisung: 'ausgezahlt', Gutschein: 'abgeholt', Gehalt: 'lohn' } as const;

function Text({ praemie: { WertCent, Art, Status, Seite, IbanMaskiert, Auftragsnummer, ...days } }: { readonly praemie: Praemie }) {
  const { t, locale } = useBackoffice();
  const wert = amount(WertCent, locale);
  const dayIn = (key: 'gewaehrt' | 'gewaehlt' | 'ausgezahlt' | 'abgeholt' | 'lohn' | 'bis', moment: string | null) =>
    moment && t(`betrieb.person.praemie.${key}`, { tag: shortDay(dayOf(new Date(moment)), locale) });
  return (
    <RowText
      title={Art ? t(`betrieb.person.praemie.${Art}`, { wert }) : wert}
      notes={[
        t(`betrieb.person.praemie.seite.${Seite}`),
        dayIn('gewaehrt', days.ErstelltAm),
        Status === 'Offen' && dayIn('bis', days.GueltigBis),
        Art !== 'Gehalt' && dayIn('gewaehlt', days.GewaehltAm),
        dayIn(PAID[Art ?? 'Ueberweisung'], days.AusgezahltAm),
        IbanMaskiert && maskedIban(IbanMaskiert),
        <RowLink key="auftrag" liste="auftraege" nr={Auftragsnummer}>
          {t('betrieb.person.auftrag', { nummer: Auftragsnummer })}
        </RowLink>,
      ]}
    />
  );
}
