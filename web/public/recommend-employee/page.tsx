import { pageAddress } from '../../../contract/pages/public.ts';
import { Frame } from '../../shell/frame.tsx';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { Loaded, Problem, Visit } from '../../shell/visit.ts';
import { BandFlow } from '../../ui/band-flow.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Linked } from '../../ui/linked.tsx';
import { StepList } from '../../ui/step-list.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const STEPS = ['mitarbeitende.empfehlen', 'teilen.danach.bestellen', 'mitarbeitende.praemie'] as const;

/** Answer of this page at a tenant without a programme for employees. */
const NO_PROGRAMME: Problem = { status: 404, code: 'NichtGefunden', detail: '' };

const loadRecommendEmployee = async (visit: Visit): Promise<Loaded<PageContext>> =>
  visit.konfiguration.ModuleCompanyRecommendation ? { props: pageContext(visit) } : { problem: NO_PROGRAMME };

/** What employees of a participating company can do, and where they begin. */
export const recommendEmployee = page({
  cache: 'inhalt',
  load: loadRecommendEmployee,
  head: ({ t, mandant }) => ({
    titel: t('mitarbeitende.titel'),
    beschreibung: t('mitarbeitende.lead', { mandant: mandant.Name }),
    robots: 'index,follow',
  }),
  View: (props) => <Frame context={props}>{programme(props)}</Frame>,
});

const programme = ({ t, mandant, empfehlen, paths, locale }: PageContext) => (
  <BandFlow title={t('mitarbeitende.titel')} lead={t('mitarbeitende.lead', { mandant: mandant.Name })}>
    <StepList steps={STEPS.map((step) => ({ title: t(`${step}.titel`), text: t(`${step}.text`), state: 'later' }))} />
    <div className="flex flex-col md:flex-row">
      <ButtonLink href={empfehlen}>{t('mitarbeitende.knopf')}</ButtonLink>
    </div>
    <TextLink href={pageAddress(paths, 'EmployeeArea', locale, { tab: 'uebersicht' })}>{t('mitarbeitende.einladen')}</TextLink>
    <p className="text-muted">
      <Linked text={t('mitarbeitende.fragen', { support: mandant.SupportEmail })} />
    </p>
  </BandFlow>
);
