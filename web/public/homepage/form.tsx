import { YOUNG_BELOW } from '../../../contract/rules/alter.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { RecommendSteps, SplitChoices } from '../../features/recommend/fields.tsx';
import { fieldOf, hasErrors } from '../../shell/form.ts';
import { FormSummary } from '../../shell/form-page.tsx';
import { FORM_ID } from '../../shell/navigation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { CHOSEN, CHOSEN_AMOUNT, CHOSEN_NAME, MAX_CENTS, mark, TEXT_AMOUNTS } from '../../ui/protocol.ts';
import { type Option, type OptionGroup, SelectField } from '../../ui/select-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { HomepageProps } from './load.ts';
import { hasTapTerms } from './offers.ts';
import { Section } from './section.tsx';

/** Number of products up to which the options need no groups. */
const UNGROUPED = 12;

/** The whole referral form in one card: product, share, recommender. */
export const FormSection = (props: HomepageProps) => {
  const { t, form, produkte, widget } = props;
  if (produkte.length === 0) return null;
  return (
    <Section
      id={hasErrors(form) ? undefined : FORM_ID}
      labelledBy="formular"
      variant="strong"
      className={`scroll-mt-6 ${widget ? '' : 'below-fold-115 lg:below-fold-85'}`}
    >
      <div className="grid grid-cols-1 gap-5 md:gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16">
        <div>
          <Heading level={widget ? 1 : 2} size="area" id="formular">
            {t('home.formular.titel')}
          </Heading>
          <p className="mt-2 max-w-measure text-muted md:mt-4">{t('home.formular.text')}</p>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <FormSummary {...props} id={FORM_ID} />
          <Card className="p-4 xs:p-5 md:p-8">
            <Form {...props} />
          </Card>
        </div>
      </div>
    </Section>
  );
};

/** Data attributes hold what the script needs to show other amounts, in cents: the cap, and the reward of each product at its option. */
const Form = (props: HomepageProps) => {
  const { t, form, produkte, maxEmpfaengerCent } = props;
  const gewaehlt = produkte.find(({ Id }) => String(Id) === form.values['Empfehlung.Produkt']) ?? produkte[0];
  return (
    <PostForm action={`#${FORM_ID}`} noValidate {...mark(MAX_CENTS, maxEmpfaengerCent)} className="flex flex-col gap-6 md:gap-8">
      {isChosenByTiles(props) && gewaehlt ? (
        <Chosen {...props} gewaehlt={gewaehlt} />
      ) : (
        <SelectField {...fieldOf(props, 'Empfehlung.Produkt')} label={t('empfehlen.produkt')} options={optionsOf(props)} />
      )}
      <div>
        <SplitChoices
          {...props}
          wertCent={gewaehlt?.Praemie.WertCent ?? 0}
          otherCents={[...new Set(produkte.map(({ Praemie }) => Praemie.WertCent))]}
        />
        <p
          aria-live="polite"
          {...mark(TEXT_AMOUNTS, t('empfehlen.angesagt', { praemie: '{praemie}', empfehler: '{empfehler}', empfaenger: '{empfaenger}' }))}
          className="sr-only"
        />
      </div>
      <RecommendSteps {...props} hasTapTerms={hasTapTerms(props, 'Formular')} />
    </PostForm>
  );
};

/** Whether the tiles above choose the product for the form. Not if they create links themselves or are not on this page. */
const isChosenByTiles = ({ visibleParts, widget, tap, form }: HomepageProps): boolean =>
  visibleParts.produkte && widget === null && tap === null && form.errors['Empfehlung.Produkt'] === undefined;

/** The recommended product, and a link to choose another. */
const Chosen = ({ t, locale, gewaehlt }: HomepageProps & { readonly gewaehlt: HomepageProps['produkte'][number] }) => (
  <div
    tabIndex={-1}
    className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-card border border-muted bg-surface px-4 pb-3 md:gap-y-1 md:px-5 md:pt-2 md:pb-4"
  >
    <input type="hidden" name="Empfehlung.Produkt" value={String(gewaehlt.Id)} {...mark(CHOSEN, true)} />
    <p className="text-xs text-muted">{t('tipp.gewaehlt')}</p>
    <TextLink href="#produkte">{t('tipp.aendern')}</TextLink>
    <p {...mark(CHOSEN_NAME, true)} className="font-heading text-lg leading-snug font-bold wrap-anywhere">
      {gewaehlt.Name}
    </p>
    <Badge>
      <span className="sr-only">{t('home.produkte.praemie')} </span>
      <span {...mark(CHOSEN_AMOUNT, true)}>{shortCent(gewaehlt.Praemie.WertCent, locale)}</span>
    </Badge>
  </div>
);

/** Options with their rewards; many of them grouped by family, in the tenant's order. */
function optionsOf({ t, produkte, locale }: HomepageProps): readonly (Option | OptionGroup)[] {
  const optionOf = ({ Id, Name, Young, Praemie }: HomepageProps['produkte'][number]): Option => ({
    value: String(Id),
    label: t(Young ? 'empfehlen.option.unter' : 'empfehlen.option', {
      produkt: Name,
      praemie: shortCent(Praemie.WertCent, locale),
      unter: YOUNG_BELOW,
    }),
    cent: Praemie.WertCent,
  });
  if (produkte.length <= UNGROUPED || produkte.some(({ Gruppe }) => !Gruppe)) return produkte.map(optionOf);
  const groups = new Set(produkte.map(({ Gruppe = '' }) => Gruppe));
  return [...groups].map((label) => ({ label, options: produkte.filter(({ Gruppe }) => Gruppe === label).map(optionOf) }));
}
