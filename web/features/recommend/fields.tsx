import { Fragment } from 'react';
import { ANTEILE } from '../../../contract/rules/anteil.ts';
import { shownAnteil } from '../../../contract/rules/split.ts';
import type { Translate } from '../../../texts/texts.ts';
import { fieldOf } from '../../shell/form.ts';
import type { PageContext } from '../../shell/page.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Choices, TextField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AMOUNT, mark, SPLIT } from '../../ui/protocol.ts';
import { Terms } from '../account/terms.tsx';
import { CaptchaStep } from '../captcha/captcha-step.tsx';
import { Aktionen } from './aktionen.tsx';
import type { RecommendForm } from './form.ts';
import { type Anteil, anteileOf } from './split.ts';
import { Fassung, TapTerms } from './tap-form.tsx';

type Props = PageContext & RecommendForm;

interface SplitProps extends Props {
  /** The reward that is split, and the most that the recipient can get (null: no maximum), in cents. */
  readonly wertCent: number;
  readonly maxEmpfaengerCent: number | null;
  /** Rewards of the other products that the form can choose, in cents: their shares are hidden until the script shows them. */
  readonly otherCents?: readonly number[];
}

/** Choice of the share, with the amounts of both sides; shares with the same amounts are one choice. */
export const SplitChoices = ({ wertCent, maxEmpfaengerCent, otherCents = [], ...props }: SplitProps) => {
  const { t, locale } = props;
  const shown = anteileOf(wertCent, maxEmpfaengerCent, locale);
  const hidden = otherCents
    .flatMap((cent) => anteileOf(cent, maxEmpfaengerCent, locale))
    .filter(({ anteil }) => !shown.some((one) => one.anteil === anteil));
  const field = fieldOf(props, 'Empfehlung.AnteilEmpfehler');
  const typed = ANTEILE.find((one) => String(one) === field.value);
  const choiceOf = (one: Anteil, isHidden: boolean) => ({
    value: String(one.anteil),
    title: t(`empfehlen.anteil.${one.anteil}`),
    text: <Amounts t={t} {...one} />,
    isHidden,
  });
  const choices = ANTEILE.flatMap((anteil) => {
    const at = (one: Anteil) => one.anteil === anteil;
    const visible = shown.find(at);
    const other = hidden.find(at);
    return visible ? [choiceOf(visible, false)] : other ? [choiceOf(other, true)] : [];
  });
  return (
    <Choices
      {...field}
      value={typed === undefined ? field.value : String(shownAnteil(typed, wertCent, maxEmpfaengerCent))}
      label={t('empfehlen.anteil')}
      choices={choices}
    />
  );
};

/** The sentence with both amounts, which wraps first after its comma. The script finds the amounts by their marks to replace them. */
const Amounts = ({ t, ...anteil }: Anteil & { readonly t: Translate }) => {
  // The contact of one who keeps all of it gets nothing.
  const text = anteil.anteil === 100 ? 'empfehlen.anteil.betrag' : 'empfehlen.anteil.betraege';
  const clauses = t(text, { empfehler: '{empfehler}', empfaenger: '{empfaenger}' }).split(/(?<=,) /);
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

/** Last part of every referral form, after product and share: recommender, campaigns, terms, captcha and button. `hasTapTerms` is false if the page has the terms elsewhere. */
export const RecommendSteps = ({ hasTapTerms = true, ...props }: Props & { readonly hasTapTerms?: boolean }) => (
  <>
    <PersonStep {...props} />
    <Aktionen {...props} />
    {props.tap ? (
      <>
        <Fassung tap={props.tap} />
        {hasTapTerms && <TapTerms context={props} tap={props.tap} />}
      </>
    ) : (
      <Terms {...props} field={fieldOf(props, 'Empfehlung.AgbText')} hinweis={props.isAgbHinweis ? 'empfehlen.agb.hinweis' : null} />
    )}
    <CaptchaStep {...props} />
    <Button className="md:self-start">{props.t('empfehlen.knopf')}</Button>
  </>
);

const OF_PERSON = ['Empfehler.Vorname', 'Empfehler.Nachname', 'Empfehler.Email'] as const;

/** The recommender: one line if logged in with a known name, otherwise or after an error the fields. */
const PersonStep = (props: Props) => {
  const { t, person, form } = props;
  const isKnown = person !== null && person.Vorname !== '' && person.Nachname !== '';
  if (!isKnown || OF_PERSON.some((name) => form.errors[name])) return <PersonFields {...props} />;
  return (
    <div className="flex gap-3">
      {OF_PERSON.map((name) => (
        <input key={name} type="hidden" name={name} value={form.values[name] ?? ''} />
      ))}
      <Icon name="person" className="mt-0.5 text-primary" />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{t('tipp.als', { vorname: person.Vorname, nachname: person.Nachname })}</p>
        <p className="text-xs wrap-anywhere text-muted">{person.Email}</p>
      </div>
    </div>
  );
};

/** Optional fields for a referral to one named person, folded at first. */
export const NamedPersonFields = (props: Props) => (
  <Disclosure summary={props.t('tipp.person.titel')} open={Boolean(props.form.values['Empfaenger.Vorname'])}>
    <TextField
      {...fieldOf(props, 'Empfaenger.Vorname')}
      label={props.t('tipp.person.feld')}
      hint={props.t('tipp.person.hinweis')}
      optional={props.t('formular.optional')}
      autoComplete="off"
    />
  </Disclosure>
);

/** Fields of the recommender. */
const PersonFields = (props: Props) => {
  const { t, person } = props;
  return (
    <fieldset className="@container">
      <legend className="mb-3 font-heading text-lg font-semibold">{t('empfehlen.person')}</legend>
      <div className="fields grid grid-cols-1 gap-x-3 max-md:gap-y-5 @min-[18rem]:grid-cols-2 @min-[18rem]:items-end md:gap-x-6">
        <TextField
          {...fieldOf(props, 'Empfehler.Vorname')}
          label={t('feldname.vorname')}
          hint={t('empfehlen.vorname.hinweis')}
          autoComplete="given-name"
        />
        <TextField {...fieldOf(props, 'Empfehler.Nachname')} label={t('feldname.nachname')} autoComplete="family-name" />
        <TextField
          {...fieldOf(props, 'Empfehler.Email')}
          className="col-span-full"
          label={t('feldname.email')}
          hint={t(person ? 'empfehlen.email.eigene' : 'empfehlen.email.hinweis')}
          type="email"
          inputMode="email"
          autoComplete="email"
          readOnly={person !== null}
        />
      </div>
    </fieldset>
  );
};
