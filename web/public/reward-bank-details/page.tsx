import { pageAddress } from '../../../contract/pages/public.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { formatDay } from '../../../contract/values/days.ts';
import { BankFields } from '../../features/bank/bank-fields.tsx';
import { withoutBreaks } from '../../features/praemie/amount.ts';
import { Form, formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { Linked } from '../../ui/linked.tsx';
import { Notice } from '../../ui/notice.tsx';
import { loadRewardBankDetails, type RewardBankDetailsProps } from './load.ts';
import { postRewardBankDetails } from './post.ts';

/** Another account for a reward that was picked as a transfer, above all after the transfer came back. Only a mailed link opens the form. */
export const rewardBankDetails = formPage({
  load: loadRewardBankDetails,
  post: postRewardBankDetails,
  head: (props) => ({ titel: titleOf(props), beschreibung: props.t('praemiekonto.beschreibung') }),
  View: (props) => (
    <Frame context={props} quiet>
      {props.state === 'formular' && props.waiting ? <AccountForm {...props} waiting={props.waiting} /> : <Explained {...props} />}
    </Frame>
  ),
});

type Waiting = NonNullable<RewardBankDetailsProps['waiting']>;

const titleOf = ({ t, locale, state, waiting }: RewardBankDetailsProps): string =>
  t(`praemiekonto.${state}.titel`, { wert: shortCent(waiting?.wertCent ?? 0, locale) });

const AccountForm = (props: RewardBankDetailsProps & { readonly waiting: Waiting }) => {
  const { t, waiting, locale } = props;
  const { Schritt, IBAN, Grund, Bis } = waiting.ueberweisung;
  const isAsked = Schritt === 'BankdatenPruefen' && Bis !== undefined;
  const lead = isAsked ? t('praemiekonto.gefragt', { tag: formatDay(Bis, locale) }) : t('praemiekonto.freiwillig');
  return (
    <BandFlow title={titleOf(props)} lead={lead}>
      {(Grund ?? IBAN) && (
        <Notice variant={isAsked ? 'warning' : 'info'}>
          {Grund && <p>{Grund}</p>}
          {IBAN && <p>{t('praemiekonto.bisher', { iban: withoutBreaks(IBAN) })}</p>}
        </Notice>
      )}
      <Form {...props} className="flex flex-col gap-8">
        <BankFields {...props} path="" />
        <ActionBar>
          <Button>{t('praemiekonto.knopf')}</Button>
        </ActionBar>
      </Form>
    </BandFlow>
  );
};

/** Says that the account is stored, or why there is no form. */
const Explained = (props: RewardBankDetailsProps) => {
  const { t, look, paths, locale, state, waiting, token, mandant } = props;
  const isDone = state === 'gespeichert';
  const [target, label] = isDone
    ? (['Reward', 'praemiekonto.zurPraemie'] as const)
    : state === 'ohneToken'
      ? (['Dashboard', 'praemie.zumBereich'] as const)
      : (['Homepage', 'seite.zurStartseite'] as const);
  return (
    <End
      title={titleOf(props)}
      why={t(`praemiekonto.${state === 'formular' ? 'unbekannt' : state}.text`, { iban: withoutBreaks(waiting?.ueberweisung.IBAN ?? '') })}
      picture={isDone ? look.szenen.bestaetigen : look.szenen.ende}
      drawing={<OpenedLetter isDone={isDone} />}
      more={
        <p>
          <Linked text={t('praemie.fragen', { support: mandant.SupportEmail })} />
        </p>
      }
    >
      <ButtonLink href={pageAddress(paths, target, locale, isDone ? { token } : {})}>{t(label)}</ButtonLink>
    </End>
  );
};
