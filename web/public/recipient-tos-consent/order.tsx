import { pageAddress } from '../../../contract/pages/public.ts';
import { fieldOf } from '../../shell/form.ts';
import { Form, Vorgang } from '../../shell/form-page.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { COPIES, mark, TEXT_COPIED, TEXT_SELECTED } from '../../ui/protocol.ts';
import { TextArea } from '../../ui/text-area.tsx';
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
      <button
        type="button"
        {...mark(COPIES, 'nummer')}
        {...mark(TEXT_COPIED, t('stand.bestellung.kopiert'))}
        {...mark(TEXT_SELECTED, t('stand.bestellung.markiert'))}
        className={`${buttonStyles('quiet')} noscript:hidden`}
      >
        <Icon name="copy" />
        <span aria-live="polite">{t('stand.bestellung.kopieren')}</span>
      </button>
    </div>
  </div>
);

/** The request to the tenant, with optional fields. */
const Anfrage = (props: OrderProps) => {
  const { t, mandant, paths, locale, hasErstinformation } = props;
  const optional = t('formular.optional');
  return (
    <Form {...props} className="flex flex-col gap-6">
      <Vorgang />
      <input type="hidden" name="schritt" value={ANFRAGE_STEP} />
      <TextField
        {...fieldOf(props, 'Wunschzeit')}
        label={t('anfrage.form.wunschzeit')}
        hint={t('anfrage.form.wunschzeit.hinweis')}
        optional={optional}
        autoComplete="off"
      />
      <TextField
        {...fieldOf(props, 'Telefon')}
        label={t('anfrage.form.telefon')}
        optional={optional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextArea {...fieldOf(props, 'Nachricht')} label={t('anfrage.form.nachricht')} optional={optional} maxLength={2000} />
      <p className="max-w-measure text-xs text-muted">
        {t('anfrage.form.danach', { mandant: mandant.Name })}{' '}
        {hasErstinformation && (
          <>
            {t('anfrage.erstinformation.satz')}{' '}
            <a
              href={pageAddress(paths, 'Erstinformation', locale)}
              target="_blank"
              rel="noopener"
              className="text-primary underline underline-offset-4"
            >
              {t('anfrage.erstinformation')}
            </a>
          </>
        )}
      </p>
      <ActionBar>
        <Button>{t('anfrage.form.knopf')}</Button>
      </ActionBar>
    </Form>
  );
};
