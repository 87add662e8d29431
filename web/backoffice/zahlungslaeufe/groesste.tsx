import type { ZahlungZeile } from '../../../contract/calls/betrieb/zahlungen.ts';
import { amount } from '../../portals/shell/format.ts';
import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import { PATHS } from '../paths.ts';
import { maskedIban } from '../personen/rows.tsx';
import { useMandant } from '../user.ts';

interface GroessteProps {
  readonly zahlungen: readonly ZahlungZeile[];
  readonly laufnummer: string;
}

/** The largest payments of a run, each a link to its sheet. */
export function Groesste({ zahlungen, laufnummer }: GroessteProps) {
  const { t, locale } = useBackoffice();
  const { Mandant } = useMandant();
  if (zahlungen.length === 0) return <p className="text-muted">{t('betrieb.lauf.ohneZahlung')}</p>;
  return (
    <ul className="flex flex-col divide-y divide-border">
      {zahlungen.map(({ Zahlungsnummer, Name, IbanMaskiert, BetragCent, AgenturName, Art, Bezug }) => (
        <li key={Zahlungsnummer} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
          <span className="wrap-anywhere">
            <TextLink to={PATHS.zahlungen(Mandant, laufnummer, Zahlungsnummer)}>{Name || Zahlungsnummer}</TextLink>
          </span>
          <span className="tabular-nums">{amount(BetragCent, locale)}</span>
          <span className="col-span-2 text-xs text-muted tabular-nums">
            {[
              IbanMaskiert === null ? t('betrieb.zahlung.kontoUnlesbar') : maskedIban(IbanMaskiert),
              ...(Art === 'Erstattung' ? [AgenturName, Bezug] : []),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
