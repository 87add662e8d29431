import { pageAddress } from '../../../contract/pages/public.ts';
import type { TextKey } from '../../../texts/texts.ts';
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
import { Notice } from '../../ui/notice.tsx';
import { type BankdatenProps, loadBankdaten } from './load.ts';
import { postBankdaten } from './post.ts';

/** Bank data of a recipient, given before the reward. Only a mailed link opens the form. */
export const bankDetailsRecipient = formPage({
  load: loadBankdaten,
  post: postBankdaten,
  head: ({ t, state }) => ({
    titel: t(`bankdaten.${state}.titel`),
    beschreibung: t('bankdaten.formular.text'),
  }),
  View: (props) => (
    <Frame context={props} quiet>
      {props.state === 'formular' ? <BankForm {...props} /> : <Explained {...props} />}
    </Frame>
  ),
});

const BankForm = (props: BankdatenProps) => {
  const { t, iban } = props;
  return (
    <BandFlow title={t('bankdaten.formular.titel')} lead={t('bankdaten.formular.text')}>
      {iban && <Notice>{t('bankdaten.bisher', { iban: withoutBreaks(iban) })}</Notice>}
      <Form {...props} className="flex flex-col gap-8">
        <BankFields {...props} path="" />
        <ActionBar>
          <Button>{t('bankdaten.knopf')}</Button>
        </ActionBar>
      </Form>
    </BandFlow>
  );
};

/** Explains that the data is stored, or why not, with a link to the recipient's own page, which offers a new link. */
const Explained = ({ t, look, paths, locale, state, iban }: BankdatenProps) => {
  const text: TextKey = state === 'gespeichert' && iban ? 'bankdaten.gespeichert.mitIban' : `bankdaten.${state}.text`;
  return (
    <End
      title={t(`bankdaten.${state}.titel`)}
      why={t(text, { iban: withoutBreaks(iban ?? '') })}
      picture={state === 'gespeichert' ? look.szenen.bestaetigen : look.szenen.ende}
      drawing={<OpenedLetter isDone={state === 'gespeichert'} />}
    >
      <ButtonLink href={pageAddress(paths, 'RecipientTOSConsent', locale)}>{t('bankdaten.zumStand')}</ButtonLink>
    </End>
  );
};
