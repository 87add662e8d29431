import { Salutation } from '../../features/account/salutation.tsx';
import { fieldOf } from '../../shell/form.ts';
import { Checkbox, TextField } from '../../ui/fields.tsx';
import type { PersonField } from './data.ts';
import type { RecipientDataProps } from './load.ts';

/** Returns the props of a field by its path in the recipient's data. */
const fieldsOf = (props: RecipientDataProps) => (path: PersonField) => fieldOf(props, `empfaengerdaten.${path}`);

/** Fields for names and mail, and the others that the tenant requires. */
export const Person = (props: RecipientDataProps) => {
  const { t, requestedFields } = props;
  const field = fieldsOf(props);
  return (
    <fieldset className="grid grid-cols-1 gap-x-4 gap-y-5 xs:grid-cols-6 xs:items-end">
      <legend className="sr-only">{t('angaben.person')}</legend>
      {requestedFields.includes('anrede') && <Salutation t={t} form={props.form} name="empfaengerdaten.anrede" className="xs:col-span-6" />}
      <TextField {...field('vorname')} className="xs:col-span-3" label={t('feldname.vorname')} autoComplete="given-name" />
      <TextField {...field('name')} className="xs:col-span-3" label={t('feldname.nachname')} autoComplete="family-name" />
      {requestedFields.includes('geburtsdatum') && <Birthday {...props} />}
      <TextField
        {...field('email')}
        className="xs:col-span-6"
        label={t('feldname.email')}
        hint={t('angaben.email.hinweis')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      {requestedFields.includes('telefon') && (
        <TextField
          {...field('telefon')}
          className="xs:col-span-6"
          label={t('feldname.telefon')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      )}
      <Adresse {...props} />
    </fieldset>
  );
};

const Birthday = (props: RecipientDataProps) => (
  <TextField
    {...fieldsOf(props)('geburtsdatum')}
    className="xs:col-span-6"
    label={props.t('feldname.geburtsdatum')}
    hint={props.t('angaben.geburtsdatum.hinweis')}
    autoComplete="bday"
    inputMode="text"
  />
);

/** The whole address, or only the postcode. */
const Adresse = (props: RecipientDataProps) => {
  const { t, requestedFields } = props;
  const field = fieldsOf(props);
  const plz = (
    <TextField
      {...field('adresse.plz')}
      className="xs:col-span-3 md:col-span-2"
      label={t('feldname.plz')}
      inputMode="numeric"
      autoComplete="postal-code"
    />
  );
  if (!requestedFields.includes('adresse.ort')) return requestedFields.includes('adresse.plz') && plz;
  return (
    <>
      <TextField
        {...field('adresse.strasse')}
        className="xs:col-span-6 md:col-span-4"
        label={t('feldname.strasse')}
        autoComplete="address-line1"
      />
      <TextField
        {...field('adresse.hausnummer')}
        className="xs:col-span-3 md:col-span-2"
        label={t('feldname.hausnummer')}
        autoComplete="off"
      />
      {plz}
      <TextField
        {...field('adresse.ort')}
        className="xs:col-span-6 md:col-span-4"
        label={t('feldname.ort')}
        autoComplete="address-level2"
      />
    </>
  );
};

/** Checkbox for the age that the product requires; null if it requires none. A date of birth is asked for only if the tenant requires it. */
export const Alter = (props: RecipientDataProps) => {
  const { t, empfehlung } = props;
  const { ab, unter } = empfehlung.angaben;
  if (ab === null && unter === null) return null;
  const label = ab === null ? 'angaben.alter.unter' : unter === null ? 'angaben.alter.ab' : 'angaben.alter.beide';
  return <Checkbox {...fieldsOf(props)('altersangabe')} checkedValue="ja" label={t(label, { ab: ab ?? '', unter: unter ?? '' })} />;
};
