import { AnfrageFields } from '../../features/empfaenger/anfrage-fields.tsx';
import { Form, Vorgang } from '../../shell/form-page.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { EigenerStandView, ZustimmungProps } from './load.ts';
import { ANFRAGE_STEP } from './load.ts';

type OrderProps = ZustimmungProps & { readonly stand: EigenerStandView };

/** How to order, at the top of the recipient's page. */
export const Order = (props: OrderProps) => {
  switch (props.stand.bestellweg?.art) {
    case 'Shop':
      return <Shop {...props} adresse={props.stand.bestellweg.adresse} />;
    case 'Anfrage':
      return <Anfrage {...props} />;
    case 'EMail':
      return <Mail {...props} adresse={props.stand.bestellweg.adresse} />;
    default:
      return null;
  }
};

const Shop = ({ t, adresse, stand: { wert } }: OrderProps & { readonly adresse: string }) => (
  <div className="flex flex-col gap-4">
    <ActionBar>
      <ButtonLink href={adresse}>
        {t('stand.bestellung.knopf')}
        <Icon name="arrow" />
      </ButtonLink>
    </ActionBar>
    {wert && <p className="max-w-measure text-xs text-muted">{t('landung.nurLink', { wert })}</p>}
  </div>
);

const Mail = ({ t, adresse, stand: { empfaengernummer } }: OrderProps & { readonly adresse: string }) => (
  <div className="flex flex-col gap-4">
    <ActionBar>
      <ButtonLink href={adresse}>{t('stand.bestellung.mail')}</ButtonLink>
    </ActionBar>
    <p className="max-w-measure text-muted">{t('stand.bestellung.mail.text')}</p>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="text-xs text-muted">{t('stand.bestellung.nummer')}</span>
      <strong id="nummer" className="font-numbers whitespace-nowrap tabular-nums select-all">
        {empfaengernummer}
      </strong>
      <CopyButton
        copies="nummer"
        label={t('stand.bestellung.kopieren')}
        copied={t('stand.bestellung.kopiert')}
        selected={t('stand.bestellung.markiert')}
        className={buttonStyles('quiet')}
      />
    </div>
  </div>
);

/** The request to the tenant. */
const Anfrage = (props: OrderProps) => (
  <Form {...props} className="flex flex-col gap-6">
    <Vorgang />
    <input type="hidden" name="schritt" value={ANFRAGE_STEP} />
    <AnfrageFields {...props} />
    <ActionBar>
      <Button>{props.t('anfrage.form.knopf')}</Button>
    </ActionBar>
  </Form>
);
