import { pageAddress } from '../../../contract/pages/public.ts';
import { fieldOf, hasErrors } from '../../shell/form.ts';
import { FormSummary, formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyBox } from '../../ui/drawings/empty-box.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Linked } from '../../ui/linked.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type CustomerNumberProps, type EndState, loadCustomerNumber } from './load.ts';
import { postCustomerNumber } from './post.ts';

/** Customer number of a recommender who owns a grant: stated, being checked, known or unknown. */
export const customerNumber = formPage({
  load: loadCustomerNumber,
  post: postCustomerNumber,
  head: (props) => ({
    titel: titleOf(props),
    beschreibung: props.t('kundennummer.lead', { mandant: props.mandant.Name }),
  }),
  View: (props) => (
    <Frame context={props}>{props.state === 'formular' ? <Stated {...props} /> : <Explained {...props} state={props.state} />}</Frame>
  ),
});

const titleOf = ({ t, state, mandant }: CustomerNumberProps): string =>
  state === 'formular' ? t('kundennummer.titel', { mandant: mandant.Name }) : t(`kundennummer.${state}.titel`);

const Stated = (props: CustomerNumberProps) => {
  const { t, angabe, form, token, paths, locale, mandant } = props;
  return (
    <BandFlow title={titleOf(props)} lead={t('kundennummer.lead', { mandant: mandant.Name })}>
      <FormSummary {...props} />
      {angabe && <Answer {...props} angabe={angabe} />}
      {angabe?.status === 'Offen' || angabe?.status === 'Gefunden' ? (
        <details className="group" open={hasErrors(form)}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-primary underline underline-offset-4">
            {t('kundennummer.aendern')}
          </summary>
          <NumberForm {...props} />
        </details>
      ) : (
        <NumberForm {...props} />
      )}
      <p>
        <TextLink href={pageAddress(paths, 'Reward', locale, { token })}>{t('kundennummer.zurPraemie')}</TextLink>
      </p>
    </BandFlow>
  );
};

const VARIANTS = { Offen: 'info', Gefunden: 'success', Unbekannt: 'warning' } as const;

type AnswerProps = CustomerNumberProps & { readonly angabe: NonNullable<CustomerNumberProps['angabe']> };

/** The stated customer number and the answer to it. */
const Answer = ({ t, angabe: { nummer, status }, mandant }: AnswerProps) => (
  <div className="flex flex-col gap-6">
    <dl className="flex flex-col">
      {(
        [
          [t('kundennummer.angegeben'), nummer],
          [t('kundennummer.stand'), t(`kundennummer.${status}`)],
        ] as const
      ).map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-border py-4 first:border-t">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
    <Notice variant={VARIANTS[status]}>{t(`kundennummer.${status}.text`, { mandant: mandant.Name })}</Notice>
  </div>
);

const NumberForm = (props: CustomerNumberProps) => {
  const { t, angabe } = props;
  return (
    <PostForm noValidate className="mt-2 flex flex-col gap-6">
      <TextField
        {...fieldOf(props, 'Kundennummer')}
        label={t(angabe ? 'kundennummer.neu' : 'feldname.kundennummer')}
        hint={t('kundennummer.hinweis')}
        autoComplete="off"
      />
      <Button className="md:self-start">{t('kundennummer.knopf')}</Button>
    </PostForm>
  );
};

/** Explains that the number is stored, or why none can be stated, with one link. */
const Explained = (props: CustomerNumberProps & { readonly state: EndState }) => {
  const { t, look, state, mandant, paths, locale } = props;
  const isOwn = state === 'ohneToken' || state === 'gestellt';
  return (
    <End
      title={titleOf(props)}
      why={t(`kundennummer.${state}.text`, { mandant: mandant.Name })}
      picture={state === 'gestellt' ? look.szenen.bestaetigen : look.szenen.ende}
      drawing={state === 'gestellt' ? <OpenedLetter isDone /> : <EmptyBox />}
      more={
        <p>
          <Linked text={t('praemie.fragen', { support: mandant.SupportEmail })} />
        </p>
      }
    >
      <ButtonLink href={pageAddress(paths, isOwn ? 'Dashboard' : 'Homepage', locale)}>
        {t(isOwn ? 'praemie.zumBereich' : 'seite.zurStartseite')}
      </ButtonLink>
    </End>
  );
};
