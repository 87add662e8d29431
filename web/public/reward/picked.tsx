import type { Praemierung } from '../../../contract/calls/praemie/praemie.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { formatDay, formatMonth } from '../../../contract/values/days.ts';
import { formatWert } from '../../features/praemie/amount.ts';
import { GutscheinFacts } from '../../features/praemie/gutschein.tsx';
import { Rueckforderung } from '../../features/praemie/rueckforderung.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Linked } from '../../ui/linked.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { RewardProps } from './load.ts';

type PickedProps = RewardProps & { readonly praemierung: Praemierung };

/**
 * The choice and its status; of a voucher its code once handed out, its shop and its conditions; of a transfer its account and, once it was made, its day and
 * statement text.
 */
export const Picked = (props: PickedProps) => {
  const { t, locale, praemierung } = props;
  const { Gewaehlt, Gutschein, Gutscheincode, Gutscheincodes } = praemierung;
  const codes = Gutscheincodes ?? (Gutscheincode === undefined ? [] : [{ Code: Gutscheincode, WertCent: null }]);
  const facts = [
    ...(Gewaehlt
      ? [[t(Gewaehlt.Art === 'Gehalt' ? 'praemie.gewaehlt.weg' : 'praemie.gewaehlt.art'), t(`praemie.art.${Gewaehlt.Art}`)] as const]
      : []),
    [t('praemie.gewaehlt.wert'), formatWert(t, praemierung, locale)] as const,
    [t('praemie.gewaehlt.status'), statusOf(props)] as const,
    ...transferFacts(props),
  ];
  return (
    <>
      {codes.length > 0 && (
        <Card className="p-6 text-center md:p-8">
          <p className="font-semibold">{t(codes.length > 1 ? 'praemie.gewaehlt.codes' : 'praemie.gewaehlt.code')}</p>
          {codes.map(({ Code, WertCent }) => (
            <div key={Code} className="mt-3">
              {WertCent !== null && <p className="text-xs text-muted tabular-nums">{shortCent(WertCent, locale)}</p>}
              <p className="rounded-control border-2 border-dashed border-primary bg-bg px-4 py-5 font-numbers text-lg font-bold wrap-anywhere select-all md:text-xl">
                {Code}
              </p>
            </div>
          ))}
        </Card>
      )}
      {Gutschein && <GutscheinFacts {...props} gutschein={Gutschein} />}
      <dl className="flex flex-col">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-border py-4 first:border-t">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {praemierung.Forderung ? (
        <Rueckforderung t={t} locale={locale} forderung={praemierung.Forderung} />
      ) : (
        <p className="max-w-measure">
          <Linked text={nextOf(props)} />
        </p>
      )}
      <AccountLink {...props} />
    </>
  );
};

/** Account, day and statement text of a transfer, as far as they are known. */
function transferFacts({ t, locale, praemierung: { Ueberweisung, Ausgezahlt } }: PickedProps): (readonly [string, string])[] {
  const iban = Ausgezahlt?.IBAN ?? Ueberweisung?.IBAN;
  return [
    ...(iban === undefined ? [] : [[t('praemie.gewaehlt.konto'), iban] as const]),
    ...(Ausgezahlt
      ? ([
          [t('praemie.gewaehlt.am'), formatDay(Ausgezahlt.Am, locale)],
          [t('praemie.gewaehlt.zweck'), Ausgezahlt.Zweck],
        ] as const)
      : []),
  ];
}

/** The way to another account: the reason with a button while one is asked for, a link while the transfer waits. */
const AccountLink = ({ t, paths, locale, token, praemierung: { Ueberweisung } }: PickedProps) => {
  if (Ueberweisung === undefined) return null;
  const adresse = pageAddress(paths, 'RewardBankDetails', locale, { token });
  if (Ueberweisung.Schritt === 'BankdatenPruefen')
    return (
      <>
        {Ueberweisung.Grund && <Notice variant="warning">{Ueberweisung.Grund}</Notice>}
        <ButtonLink href={adresse}>{t('praemie.gewaehlt.anderesKonto')}</ButtonLink>
      </>
    );
  if (Ueberweisung.Schritt !== 'Auszahlung' && Ueberweisung.Schritt !== 'AuszahlungVerspaetet') return null;
  return (
    <p>
      <TextLink href={adresse}>{t('praemie.gewaehlt.anderesKonto')}</TextLink>
    </p>
  );
};

/** The status in words; a reward that comes with the wages is never transferred. */
function statusOf({ t, praemierung: { Status, Gewaehlt } }: PickedProps): string {
  if (Gewaehlt?.Art !== 'Gehalt') return t(`status.praemierung.${Status}`);
  return t(Status === 'Ausgezahlt' ? 'praemie.gewaehlt.status.Gehalt.Ausgezahlt' : 'praemie.gewaehlt.status.Gehalt.Bereitgestellt');
}

function nextOf({ t, locale, mandant, praemierung }: PickedProps): string {
  const { Status, Gewaehlt, Spaetestens, Ueberweisung, Lohnmonat } = praemierung;
  if (Lohnmonat !== undefined) return t('praemie.gewaehlt.Ausgezahlt.Gehalt', { monat: formatMonth(Lohnmonat, locale) });
  if (Gewaehlt?.Art === 'Gehalt') return t('praemie.gewaehlt.Bereitgestellt.Gehalt');
  if (Status === 'Ausgezahlt') return t('praemie.gewaehlt.Ausgezahlt');
  if (Status === 'Abgeholt') return t('praemie.gewaehlt.Abgeholt');
  const tenant = { mandant: mandant.Name, support: mandant.SupportEmail };
  if (Ueberweisung?.Schritt === 'AuszahlungAngehalten') return t('praemie.gewaehlt.AuszahlungAngehalten', tenant);
  if (Ueberweisung?.Schritt === 'BankdatenPruefen')
    return t('praemie.gewaehlt.BankdatenPruefen', { tag: formatDay(Ueberweisung.Bis ?? '', locale) });
  if (Spaetestens === undefined) return t('praemie.gewaehlt.verspaetet', tenant);
  if (Ueberweisung?.Schritt === 'InZahlung') return t('praemie.gewaehlt.InZahlung', { tag: formatDay(Spaetestens, locale) });
  return t(`praemie.gewaehlt.Bereitgestellt.${Gewaehlt?.Art ?? 'Ueberweisung'}`, { tag: formatDay(Spaetestens, locale) });
}
