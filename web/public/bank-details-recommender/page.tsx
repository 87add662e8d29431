import type { ReactNode } from 'react';
import { pageAddress } from '../../../contract/pages/public.ts';
import { isEeaIban } from '../../../contract/values/eea.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { OwnArea } from '../../features/account/own-area.tsx';
import { BankFields } from '../../features/bank/bank-fields.tsx';
import { withoutBreaks } from '../../features/praemie/amount.ts';
import { Form, formPage, Refusal } from '../../shell/form-page.tsx';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyBox } from '../../ui/drawings/empty-box.tsx';
import { End } from '../../ui/end.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type BankProps, loadBank } from './load.ts';
import { postBank } from './post.ts';

const TITLES = {
  hinterlegt: 'bankdaten.eigene.titel',
  formular: 'bankdaten.formular.titel',
  loeschen: 'bankdaten.eigene.loeschen.titel',
  ohne: 'bankdaten.eigene.ohne.titel',
} as const satisfies Record<BankProps['view'], TextKey>;

/** The recommender's own bank data, used for a reward picked as a transfer. */
export const bankDetailsRecommender = formPage({
  load: loadBank,
  post: postBank,
  head: ({ t, view }) => ({
    titel: t(TITLES[view]),
    beschreibung: t('bankdaten.eigene.text'),
  }),
  View: (props) => <OwnArea context={props}>{VIEWS[props.view](props)}</OwnArea>,
});

const VIEWS: Readonly<Record<BankProps['view'], (props: BankProps) => ReactNode>> = {
  hinterlegt: (props) => <Shown {...props} />,
  formular: (props) => <BankForm {...props} />,
  loeschen: (props) => <Deletion {...props} />,
  ohne: ({ t, look, mandant, paths, locale }) => (
    <End
      title={t(TITLES.ohne)}
      why={t('bankdaten.eigene.ohne.text', { mandant: mandant.Name })}
      picture={look.szenen.ende}
      drawing={<EmptyBox />}
    >
      <ButtonLink href={pageAddress(paths, 'Dashboard', locale)}>{t('passwort.aendern.zurueck')}</ButtonLink>
    </End>
  ),
};

const Outcome = ({ t, erfolg }: BankProps) =>
  erfolg && (
    <Notice variant="success" alert>
      {t(`bankdaten.eigene.${erfolg}`)}
    </Notice>
  );

const addressOf = ({ paths, locale }: BankProps, schritt?: string) =>
  pageAddress(paths, 'BankDetailsRecommender', locale, schritt ? { schritt } : {});

const Shown = (props: BankProps) => {
  const { t, stored } = props;
  return (
    <BandFlow title={t(TITLES.hinterlegt)} lead={t('bankdaten.eigene.text')}>
      <Outcome {...props} />
      {stored && !isEeaIban(stored.IBAN) && <Notice>{t('bankdaten.land', { iban: withoutBreaks(stored.IBAN) })}</Notice>}
      <Card className="px-5 py-2 md:px-6">
        <Facts>
          <Fact title={t('feldname.kontoinhaber')}>{stored?.Kontoinhaber}</Fact>
          <Fact title={t('feldname.iban')}>
            <span className="font-numbers tabular-nums">{stored?.IBAN}</span>
          </Fact>
          {stored?.BIC && <Fact title={t('feldname.bic')}>{stored.BIC}</Fact>}
        </Facts>
      </Card>
      <div className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
        <ButtonLink variant="quiet" href={addressOf(props, 'aendern')}>
          {t('bankdaten.eigene.aendern')}
        </ButtonLink>
        <TextLink href={addressOf(props, 'loeschen')}>{t('bankdaten.eigene.loeschen')}</TextLink>
      </div>
    </BandFlow>
  );
};

const BankForm = (props: BankProps) => {
  const { t, stored } = props;
  return (
    <BandFlow title={t(TITLES.formular)} lead={t('bankdaten.eigene.formular')}>
      <Outcome {...props} />
      {stored && <Notice>{t('bankdaten.bisher', { iban: withoutBreaks(stored.IBAN) })}</Notice>}
      <Form {...props} className="flex flex-col gap-8">
        <BankFields {...props} path="" />
        <div className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
          <Button>{t('bankdaten.knopf')}</Button>
          {stored && <TextLink href={addressOf(props)}>{t('bankdaten.eigene.zurueck')}</TextLink>}
        </div>
      </Form>
    </BandFlow>
  );
};

const Deletion = (props: BankProps) => {
  const { t, stored, form } = props;
  return (
    <BandFlow title={t(TITLES.loeschen)} lead={t('bankdaten.eigene.loeschen.text', { iban: withoutBreaks(stored?.IBAN ?? '') })}>
      <Refusal message={form.message} />
      <PostForm className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
        <Button name="schritt" value="loeschen">
          {t('bankdaten.eigene.loeschen')}
        </Button>
        <TextLink href={addressOf(props)}>{t('bankdaten.eigene.behalten')}</TextLink>
      </PostForm>
    </BandFlow>
  );
};
