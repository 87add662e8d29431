import { pageAddress } from '../../../contract/pages/public.ts';
import { asksWerbeeinwilligung } from '../../../contract/values/produktart.ts';
import { acceptedOf } from '../../features/account/accepted.ts';
import { Terms } from '../../features/account/terms.tsx';
import { Karte } from '../../features/empfaenger/karte.tsx';
import { fieldOf, VORGANG } from '../../shell/form.ts';
import { Form, Vorgang } from '../../shell/form-page.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields.tsx';
import { Flow } from '../../ui/flow.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { addressOf } from './address.ts';
import { AGB_TEXT, WERBEEINWILLIGUNG, WERT } from './data.ts';
import type { RecipientDataProps } from './load.ts';
import { Alter, Person } from './person.tsx';

/** All data on one page: the person, the terms, and what happens with the data. */
export const DataForm = (props: RecipientDataProps) => {
  const { t, form, mandant, empfehlung } = props;
  return (
    <>
      <Karte t={t} empfehlung={empfehlung} schritt={2} />
      <Flow title={t('angaben.titel')} lead={t('angaben.lead', { mandant: mandant.Name, vorname: empfehlung.vorname })}>
        <Form {...props} className="flex flex-col gap-8">
          <Vorgang id={form.values[VORGANG]} />
          <input type="hidden" name={WERT} value={empfehlung.empfaengerWert} />
          <Person {...props} />
          <div className="flex flex-col gap-4">
            <Alter {...props} />
            <Bedingungen {...props} />
            {asksWerbeeinwilligung(empfehlung.angaben.art) && (
              <Checkbox
                {...fieldOf(props, WERBEEINWILLIGUNG)}
                checkedValue="ja"
                label={
                  <>
                    {t('angaben.einwilligung', { mandant: mandant.Name })} <span className="text-muted">({t('formular.optional')})</span>
                  </>
                }
              />
            )}
          </div>
          {empfehlung.agentur && (
            <p className="max-w-measure text-xs text-muted">
              {t('landung.daten.agentur', { vorname: empfehlung.vorname, agentur: empfehlung.agentur })}
            </p>
          )}
          <ActionBar>
            <Button>{t('angaben.knopf')}</Button>
          </ActionBar>
        </Form>
        <p className="-mt-4">
          <TextLink href={addressOf(props)}>{t('angaben.zurueck')}</TextLink>
        </p>
      </Flow>
    </>
  );
};

/** Terms to accept, and the privacy information, which needs no acceptance. */
const Bedingungen = (props: RecipientDataProps) => {
  const { t, paths, locale, isAgbHinweis, mandant, empfehlung } = props;
  return (
    <div className="flex flex-col gap-2">
      {isAgbHinweis && <input type="hidden" name={AGB_TEXT} value={t('angaben.agb.hinweis', acceptedOf(props))} />}
      <Terms {...props} field={fieldOf(props, AGB_TEXT)} satz="angaben.agb" hinweis={isAgbHinweis ? 'angaben.agb.hinweis' : null} />
      <p className="max-w-measure text-xs text-muted">
        {t('angaben.datenschutz', { mandant: mandant.Name, vorname: empfehlung.vorname })}{' '}
        <a
          href={pageAddress(paths, 'Privacy', locale)}
          target="_blank"
          rel="noopener"
          className="text-primary underline underline-offset-4"
        >
          {t('angaben.datenschutz.lesen')}
        </a>
      </p>
    </div>
  );
};
