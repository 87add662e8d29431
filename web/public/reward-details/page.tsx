import { pageAddress } from '../../../contract/pages/public.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { BankFields } from '../../features/bank/bank-fields.tsx';
import { formatAuszahlung, withoutBreaks } from '../../features/praemie/amount.ts';
import { GutscheinFacts } from '../../features/praemie/gutschein.tsx';
import { hasErrors } from '../../shell/form.ts';
import { Form, formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyBox } from '../../ui/drawings/empty-box.tsx';
import { End } from '../../ui/end.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Linked } from '../../ui/linked.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { loadRewardDetails, type RewardDetailsProps } from './load.ts';
import { postRewardDetails, USE_STORED_BANK } from './post.ts';

/** One way to the reward: bank data for a transfer, and the button that picks it. */
export const rewardDetails = formPage({
  load: loadRewardDetails,
  post: postRewardDetails,
  head: (props) => ({ titel: titleOf(props), beschreibung: props.t('praemie.lead') }),
  View: (props) => <Frame context={props}>{props.wahl ? <Details {...props} wahl={props.wahl} /> : <WithoutToken {...props} />}</Frame>,
});

function titleOf({ t, locale, wahl }: RewardDetailsProps): string {
  if (!wahl) return t('praemie.ohneToken.titel');
  const { art, praemierung } = wahl;
  const wert = shortCent(praemierung.WertCent, locale);
  if (art === 'Ueberweisung' || !praemierung.Gutschein) return t(`praemie.${art}.titel`, { wert });
  return t('praemie.Gutschein.titelBei', { wert, haendler: praemierung.Gutschein.Haendler });
}

/** When the reward arrives in the chosen way. */
const leadOf = ({ t, locale, wahl: { art, praemierung }, auszahlungFristTage }: DetailsProps): string =>
  art === 'Gutschein' ? t('praemie.art.Gutschein.zeit') : formatAuszahlung(t, praemierung.Spaetestens, auszahlungFristTage, locale);

type DetailsProps = RewardDetailsProps & { readonly wahl: NonNullable<RewardDetailsProps['wahl']> };

const Details = (props: DetailsProps) => {
  const { t, wahl, paths, locale, token } = props;
  const { Gutschein } = wahl.praemierung;
  return (
    <Flow title={titleOf(props)} lead={leadOf(props)}>
      {wahl.art === 'Gutschein' && Gutschein && <GutscheinFacts {...props} gutschein={Gutschein} />}
      <Form {...props} className="flex flex-col gap-8">
        {wahl.art === 'Ueberweisung' && <Account {...props} />}
        <ActionBar stacked>
          <p className="text-xs text-muted">{t('praemie.einmal')}</p>
          <Button>{t(`praemie.${wahl.art}.knopf`)}</Button>
        </ActionBar>
      </Form>
      <p className="-mt-4">
        <TextLink href={pageAddress(paths, 'Reward', locale, { token })}>{t('praemie.zurueck')}</TextLink>
      </p>
    </Flow>
  );
};

/** The stored account with the fields for another one in a disclosure; without a stored account only the fields. */
const Account = (props: DetailsProps) => {
  const { t, form, iban } = props;
  const fields = <BankFields {...props} path="Bankdaten." />;
  if (iban === null) return fields;
  return (
    <div className="flex flex-col gap-6">
      <input type="hidden" name={USE_STORED_BANK} value="1" />
      <Notice>{t('praemie.bank.hinterlegt', { iban: withoutBreaks(iban) })}</Notice>
      <Disclosure summary={t('praemie.bank.anderes')} open={hasErrors(form)}>
        <div className="text-text">{fields}</div>
      </Disclosure>
    </div>
  );
};

const WithoutToken = ({ t, look, paths, locale, mandant }: RewardDetailsProps) => (
  <End
    title={t('praemie.ohneToken.titel')}
    why={t('praemie.ohneToken.text')}
    picture={look.szenen.ende}
    drawing={<EmptyBox />}
    more={
      <p>
        <Linked text={t('praemie.fragen', { support: mandant.SupportEmail })} />
      </p>
    }
  >
    <ButtonLink href={pageAddress(paths, 'Dashboard', locale)}>{t('praemie.zumBereich')}</ButtonLink>
  </End>
);
