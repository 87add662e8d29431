import { pageAddress } from '../../../contract/pages/public.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { BankFields } from '../../features/bank/bank-fields.tsx';
import { withoutBreaks } from '../../features/praemie/amount.ts';
import { Form, formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type BankdatenProps, loadBankdaten } from './load.ts';
import { postBankdaten } from './post.ts';

/** The recipient's bank data, ahead of the reward: can be given through a mailed link alone. */
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
    <Flow title={t('bankdaten.formular.titel')} lead={t('bankdaten.formular.text')}>
      {iban && <Notice>{t('bankdaten.bisher', { iban: withoutBreaks(iban) })}</Notice>}
      <Form {...props} className="flex flex-col gap-8">
        <BankFields {...props} path="" />
        <ActionBar>
          <Button>{t('bankdaten.knopf')}</Button>
        </ActionBar>
      </Form>
    </Flow>
  );
};

/** Stored, or why not, and the way on: the own state, where a new link can be had. */
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
