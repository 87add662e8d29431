import { pageAddress } from '../../../contract/pages/public.ts';
import { Portrait } from '../../features/agents/portrait.tsx';
import { Fakten } from '../../features/empfaenger/fakten.tsx';
import { Schritte } from '../../features/empfaenger/karte.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StepList } from '../../ui/step-list.tsx';
import { addressOf } from './address.ts';
import { Amounts } from './amounts.tsx';
import type { RecipientDataProps } from './load.ts';

/** Who recommends what, the amounts, the last day, and one button. */
export const Landing = (props: RecipientDataProps) => {
  const { t, isKnown, paths, locale } = props;
  return (
    <>
      <Container className="flex flex-col gap-x-16 gap-y-6 pt-2 pb-12 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-y-8 lg:pt-12 lg:pb-24">
        <Claim {...props} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Amounts {...props} />
        </div>
        <div className="contents lg:col-start-1 lg:flex lg:flex-col lg:gap-6">
          <Fakten t={t} angaben={props.empfehlung.angaben} />
          {!isKnown && <Schritte t={t} schritt={1} />}
          {isKnown && <p className="max-w-measure">{t('landung.schonDa')}</p>}
          <ActionBar>
            <ButtonLink href={isKnown ? pageAddress(paths, 'RecipientTOSConsent', locale) : addressOf(props, { schritt: 'daten' })}>
              {buttonLabelOf(props)}
              <Icon name="arrow" />
            </ButtonLink>
          </ActionBar>
          {!isKnown && <p className="-mt-3 max-w-measure text-xs text-muted">{quietOf(props)}</p>}
        </div>
      </Container>
      <Afterwards {...props} />
    </>
  );
};

/** Label of the button, with the recipient's amount if there is one. */
function buttonLabelOf({ t, isKnown, empfehlung: { sie } }: RecipientDataProps): string {
  if (isKnown) return t('landung.weiter');
  return sie ? t('landung.knopf', { wert: sie }) : t('landung.knopf.ohne');
}

/** What to know before the button, in one line. */
const quietOf = ({ t, empfehlung: { sie } }: RecipientDataProps): string =>
  [sie && t('landung.nurLink', { wert: sie }), t('landung.unverbindlich')].filter(Boolean).join(' ');

const Claim = ({ t, empfehlung, mandant }: RecipientDataProps) => {
  const { vorname, produkt } = empfehlung;
  const { foto } = empfehlung.angaben;
  const beside = 'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5 gap-y-4 md:grid-rows-[auto_1fr] md:gap-x-8';
  return (
    <div className={`lg:self-end ${foto ? beside : ''}`}>
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
