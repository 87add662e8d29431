import { pageAddress } from '../../../contract/pages/public.ts';
import { Frame } from '../../shell/frame.tsx';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { Loaded, Problem, Visit } from '../../shell/visit.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Flow } from '../../ui/flow.tsx';
import { StepList } from '../../ui/step-list.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface ThanksProps extends PageContext {
  /** The referral of the code, if the address names it. */
  readonly empfehlungsnummer: string | null;
}

/** Answer of this page at a tenant that gives out no codes. */
const NO_CODES: Problem = { status: 404, code: 'NichtGefunden', detail: '' };

async function loadThanks(visit: Visit): Promise<Loaded<ThanksProps>> {
  if (!visit.konfiguration.ModuleErstelleOfflineEmpfehlungCode) return { problem: NO_CODES };
  return { props: { ...pageContext(visit), empfehlungsnummer: visit.query.empfehlungsnummer || null } };
}

/** Thanks for a code given out by hand, and what happens next. */
export const thanks = page({
  cache: 'inhalt',
  load: loadThanks,
  head: ({ t }) => ({
    titel: t('danke.titel'),
    beschreibung: t('danke.lead'),
  }),
  View: (props) => (
    <Frame context={props}>
      <Thanks {...props} />
    </Frame>
  ),
});

/** The same steps as after sharing a link. */
const AFTER = ['bestellen', 'praemie'] as const;

const Thanks = ({ t, look, paths, locale, empfehlen, empfehlungsnummer }: ThanksProps) => {
  const code = (
    <>
      {t('danke.code.text')}
      <span className="block">
        <TextLink href={pageAddress(paths, 'Code', locale)}>{t('danke.code.seite')}</TextLink>
      </span>
    </>
  );
  const steps = [
    { title: t('danke.code.titel'), text: code, state: 'later' },
    ...AFTER.map(
      (step) =>
        ({
          title: t(`teilen.danach.${step}.titel`),
          text: t(`teilen.danach.${step}.text`, { widerruf: t('frist.widerruf') }),
          state: 'later',
        }) as const,
    ),
  ] as const;
  return (
    <Flow title={t('danke.titel')} lead={t('danke.lead')} picture={look.szenen.danke}>
      <section aria-labelledby="danach">
        <h2 id="danach" className="mb-5 text-lg">
          {t('teilen.danach')}
        </h2>
        <StepList steps={steps} />
      </section>
      <div className="flex flex-col gap-x-6 gap-y-4 md:flex-row md:items-center">
        {empfehlungsnummer === null ? (
          <ButtonLink href={empfehlen}>{t('danke.empfehlen')}</ButtonLink>
        ) : (
          <ButtonLink href={pageAddress(paths, 'Recommendation', locale, { empfehlungsnummer })}>{t('danke.teilen')}</ButtonLink>
        )}
        <TextLink href={pageAddress(paths, 'Dashboard', locale)}>{t('praemie.zumBereich')}</TextLink>
      </div>
    </Flow>
  );
};
