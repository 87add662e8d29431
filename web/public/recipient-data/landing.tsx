import { pageAddress } from '../../../contract/pages/public.ts';
import { Portrait } from '../../features/agents/portrait.tsx';
import { Fakten } from '../../features/empfaenger/fakten.tsx';
import { Schritte } from '../../features/empfaenger/karte.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StepList } from '../../ui/step-list.tsx';
import { Amounts } from './amounts.tsx';
import { DataForm, reasonOf } from './data-form.tsx';
import type { RecipientDataProps } from './load.ts';

/** Who recommends what, the amounts, the last day, and right under it the form; for a visitor who has entered data, the way to its state. */
export const Landing = (props: RecipientDataProps) => {
  const { t, isKnown, paths, locale } = props;
  return (
    <>
      <Container className="grid grid-cols-1 gap-x-16 pt-2 pb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start lg:pt-10 lg:pb-24">
        <div className={isKnown ? 'flex flex-col gap-6' : 'flex flex-col gap-6 max-md:-mb-22 md:max-lg:mb-8 [@media(height<30rem)]:mb-8'}>
          <Claim {...props} />
          <Amounts {...props} />
          <Fakten t={t} angaben={props.empfehlung.angaben} />
          {isKnown ? (
            <>
              <p className="max-w-measure">{t('landung.schonDa')}</p>
              <ActionBar>
                <ButtonLink href={pageAddress(paths, 'RecipientTOSConsent', locale)}>
                  {t('landung.weiter')}
                  <Icon name="arrow" />
                </ButtonLink>
              </ActionBar>
            </>
          ) : (
            <ToForm {...props} />
          )}
        </div>
        {!isKnown && <Entry {...props} />}
      </Container>
      <Afterwards {...props} />
    </>
  );
};

/**
 * On phones, a link at the lower edge that leads down to the form, whose card then covers it. The keyboard leaves it out: it reaches the form by itself, and
 * its focus would be behind the card.
 */
const ToForm = ({ t, empfehlung: { sie } }: RecipientDataProps) => (
  <p className="action-bar md:hidden [@media(height<30rem)]:hidden">
    <ButtonLink href="#angaben" tabIndex={-1} className="w-full">
      {sie ? t('landung.knopf', { wert: sie }) : t('angaben.knopf')}
      <Icon name="arrow" className="rotate-90" />
    </ButtonLink>
  </p>
);

/** The form in its card, with what to know before it. */
const Entry = (props: RecipientDataProps) => (
  <section aria-labelledby="angaben" className="relative z-10 lg:sticky lg:top-6">
    <Card className="flex flex-col gap-6 p-5 pb-6 md:p-8">
      <div>
        <Schritte t={props.t} schritt={1} />
        <Heading level={2} size="item" id="angaben" className="mt-3 scroll-mt-4">
          {props.t('angaben.titel')}
        </Heading>
        <p className="mt-1 max-w-measure text-muted">{reasonOf(props)}</p>
      </div>
      <DataForm {...props} />
      <p className="-mt-2 max-w-measure text-xs text-muted">{quietOf(props)}</p>
    </Card>
  </section>
);

/** What to know before the button, in one line. */
const quietOf = ({ t, empfehlung: { sie } }: RecipientDataProps): string =>
  [sie && t('landung.nurLink', { wert: sie }), t('landung.unverbindlich')].filter(Boolean).join(' ');

const Claim = ({ t, empfehlung, mandant }: RecipientDataProps) => {
  const { vorname, produkt } = empfehlung;
  const { foto } = empfehlung.angaben;
  const beside = 'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5 gap-y-4 md:grid-rows-[auto_1fr] md:gap-x-8';
  return (
    <div className={foto ? beside : ''}>
      {foto && <Portrait photo={foto} isFirst className="h-auto w-20 rounded-card xs:w-24 md:row-span-2 md:w-36" />}
      <Heading level={1} size="section" className="hyphens-auto">
        {t('landung.titel', { vorname, produkt })}
      </Heading>
      <p className={`max-w-measure text-lg text-muted cramped:text-base ${foto ? 'max-md:col-span-full' : 'mt-3'}`}>
        {t(leadOf(empfehlung), { vorname, mandant: mandant.Name })}
      </p>
    </div>
  );
};

/** The steps after the button, and what happens with the data. */
const Afterwards = ({ t, empfehlung: { vorname, agentur, oeffnungszeiten }, mandant }: RecipientDataProps) => (
  <section aria-labelledby="schritte" className="bg-surface">
    <Container className="grid grid-cols-1 gap-x-16 gap-y-8 py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-16">
      <div>
        <Heading level={2} size="item" id="schritte" className="mb-6">
          {t('landung.schritte')}
        </Heading>
        <StepList
          steps={([1, 2, 3] as const).map((step) => ({
            title: t(`landung.schritt${step}`),
            text: t(`landung.schritt${step}.text`, { mandant: mandant.Name, widerruf: t('frist.widerruf') }),
            state: 'later',
          }))}
        />
      </div>
      <div>
        <Heading level={2} size="item" className="mb-4 lg:mb-6">
          {t('landung.daten.titel')}
        </Heading>
        <p className="max-w-measure text-muted">{t('landung.daten', { mandant: mandant.Name, vorname })}</p>
        {agentur && <p className="mt-3 max-w-measure text-muted">{t('landung.daten.agentur', { vorname, agentur })}</p>}
        {agentur && oeffnungszeiten && (
          <p className="mt-3 max-w-measure whitespace-pre-line text-muted wrap-anywhere">
            {t('einladung.oeffnungszeiten', { agentur, zeiten: oeffnungszeiten })}
          </p>
        )}
      </div>
    </Container>
  </section>
);

function leadOf({ sie, empfehler }: RecipientDataProps['empfehlung']) {
  if (sie && empfehler) return 'landung.lead.beide';
  if (sie) return 'landung.lead.sie';
  return empfehler ? 'landung.lead.empfehler' : 'landung.lead.ohne';
}
