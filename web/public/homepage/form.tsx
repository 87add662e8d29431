import { shortCent } from '../../../contract/values/cent.ts';
import { CaptchaStep } from '../../features/captcha/captcha-step.tsx';
import { Aktionen } from '../../features/recommend/aktionen.tsx';
import { PersonFields, RecommendTerms, SplitChoices } from '../../features/recommend/fields.tsx';
import { anteileOf } from '../../features/recommend/split.ts';
import { fieldOf, hasErrors } from '../../shell/form.ts';
import { FormSummary } from '../../shell/form-page.tsx';
import { FORM_PLACE } from '../../shell/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { MAX_CENTS, mark, SAY_AMOUNTS } from '../../ui/protocol.ts';
import { type Option, type OptionGroup, SelectField } from '../../ui/select-field.tsx';
import type { HomepageProps } from './load.ts';

/** More than these are found faster in groups. */
const UNGROUPED = 12;

/** The whole referral in one card: what, who gets the reward, who recommends. */
export const FormSection = (props: HomepageProps) => {
  const { t, form, produkte, widget } = props;
  if (produkte.length === 0) return null;
  return (
    <section
      id={hasErrors(form) ? undefined : FORM_PLACE}
      aria-labelledby="formular"
      className={`scroll-mt-6 bg-surface-strong ${widget ? '' : 'below-fold-115 lg:below-fold-85'}`}
    >
      <Container className="grid grid-cols-1 gap-8 py-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16 lg:py-24">
        <div>
          <Heading level={widget ? 1 : 2} size="section" id="formular">
            {t('home.formular.titel')}
          </Heading>
          <p className="mt-4 max-w-measure text-muted">{t('home.formular.text')}</p>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <FormSummary {...props} id={FORM_PLACE} />
          <Card className="p-5 md:p-8">
            <Form {...props} />
          </Card>
        </div>
      </Container>
    </section>
  );
};

/** What the script needs to show other amounts stands in data attributes, in cents: the cap, and the reward of each product at its option. */
const Form = (props: HomepageProps) => {
  const { t, form, produkte, maxEmpfaengerCent, locale } = props;
  const gewaehlt = produkte.find(({ Id }) => String(Id) === form.values['Empfehlung.Produkt']) ?? produkte[0];
  return (
    <form method="post" action={`#${FORM_PLACE}`} noValidate {...mark(MAX_CENTS, maxEmpfaengerCent)} className="flex flex-col gap-8">
      <SelectField {...fieldOf(props, 'Empfehlung.Produkt')} label={t('empfehlen.produkt')} options={optionsOf(props)} />
      <div>
        <SplitChoices {...props} anteile={anteileOf(gewaehlt?.Praemie.WertCent ?? 0, maxEmpfaengerCent, locale)} />
        <p
          aria-live="polite"
          {...mark(SAY_AMOUNTS, t('empfehlen.angesagt', { praemie: '{praemie}', empfehler: '{empfehler}', empfaenger: '{empfaenger}' }))}
          className="sr-only"
        />
      </div>
      <PersonFields {...props} />
      <Aktionen {...props} />
      <RecommendTerms {...props} />
      <CaptchaStep {...props} />
      <Button className="md:self-start">{t('empfehlen.knopf')}</Button>
    </form>
  );
};

/** Each with its reward; many by their families, in the tenant's order. */
function optionsOf({ t, produkte, locale }: HomepageProps): readonly (Option | OptionGroup)[] {
  const optionOf = ({ Id, Name, Praemie }: HomepageProps['produkte'][number]): Option => ({
    value: String(Id),
    label: t('empfehlen.option', { produkt: Name, praemie: shortCent(Praemie.WertCent, locale) }),
    cent: Praemie.WertCent,
  });
  if (produkte.length <= UNGROUPED || produkte.some(({ Gruppe }) => !Gruppe)) return produkte.map(optionOf);
  const groups = new Set(produkte.map(({ Gruppe = '' }) => Gruppe));
  return [...groups].map((label) => ({ label, options: produkte.filter(({ Gruppe }) => Gruppe === label).map(optionOf) }));
}
