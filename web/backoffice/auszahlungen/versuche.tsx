import type { Auszahlung } from '../../../contract/calls/betrieb/auszahlungen.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { amount } from '../../portals/shell/format.ts';
import { Part } from '../../portals/shell/sheet/row-sheet.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import { PATHS } from '../paths.ts';
import { maskedIban } from '../personen/rows.tsx';
import { useMandant } from '../user.ts';
import { ZAHLUNG_BADGES } from '../zahlungslaeufe/badges.ts';

type Versuch = Auszahlung['Versuche'][number];

/** The payments of a transfer so far, the newest first. */
export function Versuche({ versuche }: { readonly versuche: readonly Versuch[] }) {
  const { t } = useBackoffice();
  return (
    <Part title={t('betrieb.auszahlung.versuche')}>
      {versuche.length === 0 ? (
        <p className="text-muted">{t('betrieb.auszahlung.versuche.keine')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-border">
          {versuche.map((versuch) => (
            <Row key={versuch.Zahlungsnummer} versuch={versuch} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function Row({ versuch }: { readonly versuch: Versuch }) {
  const { t, locale } = useBackoffice();
  const { Mandant } = useMandant();
  const { Zahlungsnummer, Laufnummer, Status, BetragCent, IbanMaskiert, AusgefuehrtAm, BeendetAm, Grund } = versuch;
  const notes = [
    amount(BetragCent, locale),
    IbanMaskiert && maskedIban(IbanMaskiert),
    Laufnummer,
    AusgefuehrtAm && t('betrieb.auszahlung.ausgefuehrt', { tag: shortDay(AusgefuehrtAm, locale) }),
    BeendetAm && t('betrieb.auszahlung.beendet', { tag: shortDay(BeendetAm, locale) }),
  ];
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <TextLink to={PATHS.zahlungen(Mandant, Laufnummer, Zahlungsnummer)}>{Zahlungsnummer}</TextLink>
        <StatusBadge variant={ZAHLUNG_BADGES[Status]}>{t(`betrieb.zahlung.status.${Status}`)}</StatusBadge>
      </div>
      <p className="text-xs text-muted wrap-anywhere tabular-nums">{notes.filter(Boolean).join(' · ')}</p>
      <p className="text-xs text-muted wrap-anywhere">{t('betrieb.auszahlung.zweck', { zweck: versuch.Zweck })}</p>
      {Grund && <p className="wrap-anywhere">{Grund}</p>}
    </li>
  );
}
