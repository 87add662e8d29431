import { pageAddress } from '../../../contract/pages/public.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { BankFields } from '../../features/bank/bank-fields.tsx';
import { unbroken } from '../../features/praemie/amount.ts';
import { hasErrors } from '../../shell/form.ts';
import { Frame } from '../../shell/frame.tsx';
import { page } from '../../shell/page.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { ErrorSummary } from '../../ui/fields.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type BankdatenProps, loadBankdaten } from './load.ts';
import { postBankdaten } from './post.ts';

/** The recipient's bank data, ahead of the reward: can be given through a mailed link alone. */
export const bankDetailsRecipient = page({
  load: loadBankdaten,
  post: postBankdaten,
  head: ({ t, mandant, zustand, form }) => ({
    titel: `${zustand === 'formular' && hasErrors(form) ? `${t('formular.fehler')} ` : ''}${t(`bankdaten.${zustand}.titel`)} – ${mandant.Name}`,
    beschreibung: t('bankdaten.formular.text'),
    robots: 'noindex,nofollow',
    script: true,
  }),
  View: (props) => (
    <Frame context={props} quiet>
      {props.zustand === 'formular' ? <BankForm {...props} /> : <Explained {...props} />}
    </Frame>
  ),
});

const BankForm = ({ t, form, isNurDe, iban }: BankdatenProps) => (
  <Flow title={t('bankdaten.formular.titel')} lead={t('bankdaten.formular.text')}>
    {iban && <Notice>{t('bankdaten.bisher', { iban: unbroken(iban) })}</Notice>}
    <ErrorSummary title={t('formular.fehlerTitel')} errors={form.errors} message={form.message} />
    <form method="post" noValidate className="flex flex-col gap-8">
      <BankFields t={t} form={form} path="" isNurDe={isNurDe} />
      <ActionBar>
        <Button>{t('bankdaten.knopf')}</Button>
      </ActionBar>
    </form>
  </Flow>
);

/** Stored, or why not, and the way on: the own state, where a new link can be had. */
const Explained = ({ t, paths, locale, zustand, iban }: BankdatenProps) => {
  const text: TextKey = zustand === 'gespeichert' && iban ? 'bankdaten.gespeichert.mitIban' : `bankdaten.${zustand}.text`;
  return (
    <End
      title={t(`bankdaten.${zustand}.titel`)}
      why={t(text, { iban: unbroken(iban ?? '') })}
      drawing={<OpenedLetter isDone={zustand === 'gespeichert'} />}
    >
      <ButtonLink href={pageAddress(paths, 'RecipientTOSConsent', locale)}>{t('bankdaten.zumStand')}</ButtonLink>
    </End>
  );
};
