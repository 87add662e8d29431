import { pageAddress } from '../../../contract/pages/public.ts';
import { asksWerbeeinwilligung } from '../../../contract/values/produktart.ts';
import { acceptedOf } from '../../features/account/accepted.ts';
import { Terms } from '../../features/account/terms.tsx';
import { Karte } from '../../features/empfaenger/karte.tsx';
import { fieldOf, VORGANG } from '../../shell/form.ts';
import { Form, Vorgang } from '../../shell/form-page.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields.tsx';
import { Flow } from '../../ui/flow.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { addressOf } from './address.ts';
import { AGB_TEXT, WERBEEINWILLIGUNG, WERT } from './data.ts';
import type { RecipientDataProps } from './load.ts';
import { Alter, Person } from './person.tsx';

/** The form alone: for a correction, or again after a refusal. */
export const DataPage = (props: RecipientDataProps) => {
  const { t, empfehlung } = props;
  return (
    <>
      <Karte t={t} empfehlung={empfehlung} schritt={1} />
      <Flow title={t('angaben.titel')} lead={reasonOf(props)}>
        <DataForm {...props} />
        <p className="-mt-4">
          <TextLink href={addressOf(props)}>{t('angaben.zurueck')}</TextLink>
        </p>
      </Flow>
    </>
  );
};

/** Why the data is needed, in one sentence. */
export const reasonOf = ({ t, empfehlung: { sie, vorname } }: RecipientDataProps): string =>
  sie ? t('angaben.lead.sie', { wert: sie }) : t('angaben.lead', { vorname });

/** All data in one form: the person, the terms, and what happens with the data. */
export const DataForm = (props: RecipientDataProps) => {
  const { t, form, mandant, empfehlung } = props;
  return (
    <Form {...props} className="flex flex-col gap-6">
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
      <Button className="md:self-start">{empfehlung.sie ? t('landung.knopf', { wert: empfehlung.sie }) : t('angaben.knopf')}</Button>
    </Form>
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
