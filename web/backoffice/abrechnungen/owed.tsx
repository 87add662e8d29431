import type { AbrechnungZeile } from '../../../contract/calls/betrieb/abrechnungen.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Translate } from '../../../texts/texts.ts';
import { amount } from '../../portals/shell/format.ts';
import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import { PATHS } from '../paths.ts';
import { useMandant } from '../user.ts';

type Owed = Pick<AbrechnungZeile, 'OffenCent' | 'Stand'>;

/** What is still to be paid to a seller and where it stands, as facts of a sheet; none once nothing is. */
export const owedFacts = (t: Translate, locale: Locale, { OffenCent, Stand }: Owed): (readonly [string, string])[] =>
  Stand === null
    ? []
    : [
        [t('betrieb.spalte.gutschriften.OffenCent'), amount(OffenCent, locale)],
        [t('betrieb.spalte.gutschriften.Stand'), t(`betrieb.erstattung.stand.${Stand}`)],
      ];

/** Link to the payout run that takes what is to be paid. */
export function RunLink({ laufnummer }: { readonly laufnummer: string | null }) {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  if (laufnummer === null) return null;
  return (
    <p>
      <TextLink to={PATHS.liste(Mandant, 'zahlungslaeufe', laufnummer)}>{t('betrieb.zumLauf', { nummer: laufnummer })}</TextLink>
    </p>
  );
}
