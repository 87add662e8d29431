import type { ReactNode } from 'react';
import { Salutation } from '../../features/account/salutation.tsx';
import { fieldOf, VORGANG } from '../../shell/form.ts';
import { Form, Vorgang } from '../../shell/form-page.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, TextField } from '../../ui/fields.tsx';
import { Flow } from '../../ui/flow.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { addressOf } from './address.ts';
import { type PersonField, WERBEEINWILLIGUNG } from './data.ts';
import type { RecipientDataProps } from './load.ts';

/** The recipient's data; nothing of it is stored before it was checked and sent. */
export const DataForm = (props: RecipientDataProps) => {
  const { t, form, mandant, empfehlung } = props;
  return (
    <Flow title={t('angaben.titel')} lead={t('angaben.lead', { mandant: mandant.Name, vorname: empfehlung.vorname })}>
      <Form {...props} className="flex flex-col gap-10">
        <Vorgang id={form.values[VORGANG] ?? ''} />
        <Person {...props} />
        <Kontakt {...props} />
        <Adresse {...props} />
        <Checkbox
          {...fieldOf(props, WERBEEINWILLIGUNG)}
          checkedValue="ja"
          label={
            <>
              {t('angaben.einwilligung', { mandant: mandant.Name })} <span className="text-muted">({t('formular.optional')})</span>
            </>
          }
        />
        <ActionBar>
          <Button name="schritt" value="pruefen">
            {t('angaben.knopf')}
          </Button>
        </ActionBar>
      </Form>
      <p className="-mt-4">
        <TextLink href={addressOf(props)}>{t('angaben.zurueck')}</TextLink>
      </p>
    </Flow>
  );
};

/** What every field has, by its place in the recipient's data. */
const fieldsOf = (props: RecipientDataProps) => (path: PersonField) => fieldOf(props, `empfaengerdaten.${path}`);

const Person = (props: RecipientDataProps) => {
  const { t } = props;
  const field = fieldsOf(props);
  return (
    <Group title={t('angaben.person')}>
      <Salutation t={props.t} form={props.form} name="empfaengerdaten.anrede" className="md:col-span-6" />
      <TextField {...field('vorname')} className="md:col-span-3" label={t('feldname.vorname')} autoComplete="given-name" />
      <TextField {...field('name')} className="md:col-span-3" label={t('feldname.nachname')} autoComplete="family-name" />
      <TextField
        {...field('geburtsdatum')}
        className="md:col-span-6"
        label={t('feldname.geburtsdatum')}
        hint={t('angaben.geburtsdatum.hinweis')}
        autoComplete="bday"
        inputMode="text"
      />
    </Group>
  );
};

const Kontakt = (props: RecipientDataProps) => {
  const { t } = props;
  const field = fieldsOf(props);
  return (
    <Group title={t('angaben.kontakt')}>
      <TextField
        {...field('email')}
        className="md:col-span-6"
        label={t('feldname.email')}
        hint={t('angaben.email.hinweis')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        {...field('telefon')}
        className="md:col-span-6"
        label={t('feldname.telefon')}
        optional={t('formular.optional')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </Group>
  );
};

const Adresse = (props: RecipientDataProps) => {
  const { t } = props;
  const field = fieldsOf(props);
  return (
    <Group title={t('angaben.adresse')}>
      <TextField {...field('adresse.strasse')} className="md:col-span-4" label={t('feldname.strasse')} autoComplete="address-line1" />
      <TextField {...field('adresse.hausnummer')} className="md:col-span-2" label={t('feldname.hausnummer')} autoComplete="off" />
      <TextField
        {...field('adresse.plz')}
        className="md:col-span-2"
        label={t('feldname.plz')}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField {...field('adresse.ort')} className="md:col-span-4" label={t('feldname.ort')} autoComplete="address-level2" />
    </Group>
  );
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid grid-cols-1 gap-x-4 gap-y-6 md:grid-cols-6 md:items-end">
    <legend className="mb-4 font-heading text-lg font-bold">{title}</legend>
    {children}
  </fieldset>
);
