import type { Praemierung } from '../../../contract/calls/praemie/praemie.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { formatAuszahlung } from '../../features/praemie/amount.ts';
import { formatGueltigkeit } from '../../features/praemie/gutschein.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { RewardProps } from './load.ts';

type Art = Praemierung['Auswahl'][number]['Art'];
type ChoicesProps = RewardProps & { readonly praemierung: Praemierung };

/** Each way to the reward as a large card: way, amount, time. The whole card is a link. */
export const RewardChoices = (props: ChoicesProps) => {
  const { t, paths, locale, token, praemierung } = props;
  return (
    <>
      <ul className="flex flex-col gap-4">
        {praemierung.Auswahl.map(({ Praemie, Art }) => (
          <li key={`${Praemie.Id} ${Art}`}>
            <Card
              lifts
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 p-5 md:grid-cols-[auto_minmax(0,1fr)_auto_auto] md:gap-x-6 md:gap-y-1 md:p-6"
            >
              <Picture art={Art} />
              <Heading level={2} size="item" className="md:self-end">
                <a
                  href={pageAddress(paths, 'RewardDetails', locale, { praemieid: String(Praemie.Id), token, art: Art })}
                  className="no-underline outline-none after:absolute after:inset-0"
                >
                  {titleOf(props, Art)}
                </a>
              </Heading>
              <Icon name="arrow" className="text-xl text-primary md:col-start-4 md:row-span-2 md:row-start-1" />
              <div className="col-span-3 flex flex-col gap-1 text-muted md:col-span-1 md:col-start-2 md:self-start">
                <p>{timeOf(props, Art)}</p>
                {Art === 'Gutschein' && <Terms {...props} />}
              </div>
              <Badge className="justify-self-start md:col-start-3 md:row-span-2 md:row-start-1">
                {shortCent(praemierung.WertCent, locale)}
              </Badge>
            </Card>
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted">{t('praemie.einmal')}</p>
    </>
  );
};

const titleOf = ({ t, praemierung: { Gutschein } }: ChoicesProps, art: Art): string =>
  art === 'Gutschein' && Gutschein ? t('praemie.art.Gutschein.bei', { haendler: Gutschein.Haendler }) : t(`praemie.art.${art}`);

const timeOf = ({ t, locale, praemierung, auszahlungFristTage }: ChoicesProps, art: Art): string =>
  art === 'Gutschein' ? t('praemie.art.Gutschein.zeit') : formatAuszahlung(t, praemierung.Spaetestens, auszahlungFristTage, locale);

/** Conditions of the voucher, before it is chosen. */
const Terms = ({ t, locale, praemierung: { Gutschein } }: ChoicesProps) =>
  Gutschein && (
    <p className="text-xs">
      {t('praemie.gutschein.einloesbar')} {formatGueltigkeit({ t, locale }, Gutschein)}. {Gutschein.Bedingungen}
    </p>
  );

const SHAPES: Readonly<Record<Art, string>> = {
  Gutschein: 'M8 16h32v24H8zM4 10h40v6H4zM24 10v30M24 10c-3-7-12-8-12-3 0 4 8 3 12 3zM24 10c3-7 12-8 12-3 0 4-8 3-12 3z',
  Ueberweisung: 'M5 18 24 7l19 11zM10 18v17M19 18v17M29 18v17M38 18v17M6 35h36M4 41h40',
};

const Picture = ({ art }: { art: Art }) => (
  <span
    aria-hidden="true"
    className="flex size-14 items-center justify-center rounded-control bg-surface-strong text-primary md:row-span-2 md:size-20"
  >
    <svg
      viewBox="0 0 48 48"
      className="size-9 md:size-12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="presentation"
    >
      <path d={SHAPES[art]} />
    </svg>
  </span>
);
