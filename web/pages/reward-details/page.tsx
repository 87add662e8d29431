import { pageAddress } from '../../../contract/pages.ts';
import { shownFrist, unbroken } from '../../app/amount.ts';
import { Frame } from '../../app/frame.tsx';
import { page } from '../../app/page.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorSummary, TextField } from '../../ui/fields.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Linked } from '../../ui/prose.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { loadRewardDetails, type RewardDetailsProps } from './load.ts';
import { postRewardDetails } from './post.ts';

/** One way to the reward: bank data for a transfer, and the button that picks it. */
export const rewardDetails = page({
  load: loadRewardDetails,
  post: postRewardDetails,
  head: (props) => {
    const hasErrors = props.form.message !== null || Object.keys(props.form.errors).length > 0;
    return {
      titel: `${hasErrors ? `${props.t('formular.fehler')} ` : ''}${titleOf(props)} – ${props.mandant.Name}`,
      beschreibung: props.t('praemie.lead'),
      robots: 'noindex,nofollow',
      script: true,
    };
  },
  View: (props) => <Frame context={props}>{props.wahl ? <Details {...props} wahl={props.wahl} /> : <WithoutToken {...props} />}</Frame>,
});

const titleOf = ({ t, wahl }: RewardDetailsProps): string =>
  wahl ? t(`praemie.${wahl.art}.titel`, { wert: unbroken(wahl.wert) }) : t('praemie.ohneToken.titel');

type DetailsProps = RewardDetailsProps & { readonly wahl: NonNullable<RewardDetailsProps['wahl']> };

const Details = (props: DetailsProps) => {
  const { t, wahl, form, paths, locale, token, auszahlungFristTage } = props;
  return (
    <Flow title={titleOf(props)} lead={t(`praemie.art.${wahl.art}.zeit`, { frist: shownFrist(t, auszahlungFristTage) })}>
      <ErrorSummary title={t('formular.fehlerTitel')} errors={form.errors} message={form.message} />
      <form method="post" noValidate className="flex flex-col gap-8">
        {wahl.art === 'Ueberweisung' && <BankFields {...props} />}
        <div className="flex flex-col gap-4 md:items-start">
          <p className="text-xs text-muted">{t('praemie.einmal')}</p>
          <Button>{t(`praemie.${wahl.art}.knopf`)}</Button>
          <TextLink href={pageAddress(paths, 'Reward', locale, { token })}>{t('praemie.zurueck')}</TextLink>
        </div>
      </form>
    </Flow>
  );
};

const BankFields = ({ t, form, isNurDe }: DetailsProps) => {
  const field = (name: string) => ({ name, value: form.values[name], error: form.errors[name], errorPrefix: t('formular.fehler') });
  return (
    <fieldset className="flex flex-col gap-6" aria-describedby="schutz">
      <legend className="mb-3 font-heading text-lg font-bold">{t('praemie.bank')}</legend>
      <TextField
        {...field('Bankdaten.Kontoinhaber')}
        label={t('feldname.kontoinhaber')}
        hint={t('praemie.bank.kontoinhaber.hinweis')}
        autoComplete="name"
      />
      <TextField
        {...field('Bankdaten.IBAN')}
        label={t('feldname.iban')}
        hint={t(isNurDe ? 'praemie.bank.iban.hinweisDe' : 'praemie.bank.iban.hinweis')}
        autoComplete="off"
      />
      <TextField {...field('Bankdaten.BIC')} label={t('feldname.bic')} optional={t('formular.optional')} autoComplete="off" />
      <p id="schutz" className="max-w-measure text-xs text-muted">
        {t('praemie.bank.schutz')}
      </p>
    </fieldset>
  );
};

const WithoutToken = ({ t, paths, locale, mandant }: RewardDetailsProps) => (
  <Flow title={t('praemie.ohneToken.titel')} lead={t('praemie.ohneToken.text')}>
    <p className="max-w-measure">
      <Linked text={t('praemie.fragen', { support: mandant.SupportEmail })} />
    </p>
    <div>
      <ButtonLink href={pageAddress(paths, 'Dashboard', locale)}>{t('praemie.zumBereich')}</ButtonLink>
    </div>
  </Flow>
);
