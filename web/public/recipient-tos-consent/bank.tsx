import { isEeaIban } from '../../../contract/values/eea.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { withoutBreaks } from '../../features/praemie/amount.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { EigenerStandView, ZustimmungProps } from './load.ts';

/** The field that distinguishes this form from the others of the page. */
export const BANK = { name: 'schritt', value: 'bankdaten' } as const;

type StoredBank = NonNullable<EigenerStandView['bank']>;
type Props = ZustimmungProps & { readonly stand: EigenerStandView & { readonly bank: StoredBank } };

/** Bank data before the reward: what is stored, and the button that mails the link to give or change it. */
export const Bank = ({ t, stand: { bank, email } }: Props) => (
  <Card className="flex flex-col gap-4 p-5 md:p-6">
    <Heading level={2} size="item">
      {t('stand.bank.titel')}
    </Heading>
    {bank.wasSent && (
      <Notice variant="success">
        <p>{t('stand.bank.gesendet', { email })}</p>
      </Notice>
    )}
    {bank.iban && (
      <p className="max-w-measure">
        {t(isEeaIban(bank.iban) ? 'stand.bank.hinterlegt' : 'bankdaten.land', { iban: withoutBreaks(bank.iban) })}
      </p>
    )}
    {!bank.iban && !bank.wasSent && <p className="max-w-measure">{t('stand.bank.text', { email })}</p>}
    <PostForm className="flex flex-col md:items-start">
      <Button variant="quiet" {...BANK}>
        {t(buttonLabelOf(bank))}
      </Button>
    </PostForm>
  </Card>
);

function buttonLabelOf({ iban, wasSent }: StoredBank): TextKey {
  if (wasSent) return 'stand.bank.nochmal';
  return iban ? 'stand.bank.aendern' : 'stand.bank.knopf';
}
