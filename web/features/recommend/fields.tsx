import { Fragment } from 'react';
import type { Translate } from '../../../texts/texts.ts';
import { fieldOf } from '../../shell/form.ts';
import type { PageContext } from '../../shell/page.ts';
import { Choices, TextField } from '../../ui/fields.tsx';
import { AMOUNT, mark, SPLIT } from '../../ui/protocol.ts';
import { Terms } from '../account/terms.tsx';
import type { RecommendForm } from './form.ts';
import type { Anteil } from './split.ts';

type Props = PageContext & RecommendForm;

/** Who gets the reward, with what both sides would get. */
export const SplitChoices = ({ anteile, ...props }: Props & { readonly anteile: readonly Anteil[] }) => (
  <Choices
    {...fieldOf(props, 'Empfehlung.AnteilEmpfehler')}
    label={props.t('empfehlen.anteil')}
    choices={anteile.map((one) => ({
      value: String(one.anteil),
      title: props.t(`empfehlen.anteil.${one.anteil}`),
      text: <Amounts t={props.t} {...one} />,
    }))}
  />
);

/** The sentence with both amounts, broken after its comma first; the script finds them to write others there. */
const Amounts = ({ t, ...anteil }: Anteil & { readonly t: Translate }) => {
  const clauses = t('empfehlen.anteil.betraege', { empfehler: '{empfehler}', empfaenger: '{empfaenger}' }).split(/(?<=,) /);
  return (
    <span {...mark(SPLIT, anteil.anteil)}>
      {clauses.map((clause) => (
        <Fragment key={clause}>
          <span className="inline-block">{clause.split(/\{(empfehler|empfaenger)\}/).map((part) => amountOr(part, anteil))}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
};

const amountOr = (part: string, anteil: Anteil) =>
  part === 'empfehler' || part === 'empfaenger' ? (
    <b key={part} {...mark(AMOUNT, part)} className="text-base font-semibold whitespace-nowrap text-text">
      {anteil[part]}
    </b>
  ) : (
    part
  );

/** Who recommends. */
export const PersonFields = (props: Props) => {
  const { t, isLoggedIn } = props;
  return (
    <fieldset className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <legend className="mb-3 font-heading text-lg font-bold">{t('empfehlen.person')}</legend>
      <TextField
        {...fieldOf(props, 'Empfehler.Vorname')}
        label={t('feldname.vorname')}
        hint={t('empfehlen.vorname.hinweis')}
        autoComplete="given-name"
      />
      <TextField
        {...fieldOf(props, 'Empfehler.Nachname')}
        label={t('feldname.nachname')}
        autoComplete="family-name"
        className="md:self-end"
      />
      <TextField
        {...fieldOf(props, 'Empfehler.Email')}
        className="md:col-span-2"
        label={t('feldname.email')}
        hint={t(isLoggedIn ? 'empfehlen.email.eigene' : 'empfehlen.email.hinweis')}
        type="email"
        inputMode="email"
        autoComplete="email"
        readOnly={isLoggedIn}
      />
    </fieldset>
  );
};

/** The terms under which one recommends. */
export const RecommendTerms = (props: Props) => (
  <Terms {...props} field={fieldOf(props, 'Empfehlung.AgbText')} hinweis={props.isAgbHinweis ? 'empfehlen.agb.hinweis' : null} />
);
