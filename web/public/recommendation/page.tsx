import { pageAddress } from '../../../contract/pages/public.ts';
import { formatDay } from '../../../contract/values/days.ts';
import type { ShareProps } from '../../features/share/load.ts';
import { NoShare, titleOf } from '../../features/share/no-share.tsx';
import { sceneOf } from '../../features/stand/scene.ts';
import { hasErrors } from '../../shell/form.ts';
import { Frame } from '../../shell/frame.tsx';
import { page } from '../../shell/page.ts';
import { Flow } from '../../ui/flow.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AFTER_SHARE, mark } from '../../ui/protocol.ts';
import { StepList } from '../../ui/step-list.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Amounts } from './amounts.tsx';
import { CodeChoice } from './code-choice.tsx';
import { LinkCard } from './link.tsx';
import { loadRecommendation, type SharePageProps } from './load.ts';
import { Message } from './message.tsx';
import { MoreChannels } from './more-channels.tsx';
import { PersonForm } from './person.tsx';
import { postRecommendation } from './post.ts';
import { QrCard } from './qr.tsx';

/** Page where a recommender shares a referral. */
export const recommendation = page({
  load: loadRecommendation,
  post: postRecommendation,
  head: ({ t, state, form }) => ({
    titel: t(titleOf(state)),
    beschreibung: t(titleOf(state)),
    isRefused: hasErrors(form),
    script: true,
  }),
  View: (props) => <Frame context={props}>{props.share ? <ShareView {...props} share={props.share} /> : <NoShare {...props} />}</Frame>,
});

const ShareView = (props: SharePageProps) => (
  <Flow title={props.t('teilen.titel')} lead={leadOf(props)} picture={sceneOf(props, 'link')} aside={<Aside {...props} />}>
    <div className="flex flex-col gap-4">
      <Amounts {...props} />
      <LinkCard {...props} />
      <AfterShare {...props} />
    </div>
    <Message {...props} />
    <div>
      <MoreChannels {...props} />
      <PersonForm {...props} />
      <CodeChoice {...props} />
    </div>
  </Flow>
);

/** QR code, next steps and the link to all referrals. */
const Aside = (props: SharePageProps) => (
  <>
    <QrCard {...props} />
    <NextSteps {...props} />
    <p>
      <TextLink href={pageAddress(props.paths, 'Dashboard', props.locale)}>{props.t('teilen.alle')}</TextLink>
    </p>
  </>
);

/** Lead text with product, named person and last day. */
function leadOf({ t, locale, share: { empfehlung } }: SharePageProps): string {
  const values = { produkt: empfehlung.Produkt.Name, gueltigBis: formatDay(empfehlung.GueltigBis, locale) };
  const [person] = empfehlung.Empfaenger;
  return empfehlung.Benannt && person
    ? t('teilseite.benannt', { ...values, name: person.Anzeigename })
    : t('teilen.leadOhnePraemie', values);
}

/** Shown once the link was shared or copied: links to recommend to another person, or another product. */
const AfterShare = ({ t, empfehlen, share: { empfehlung } }: SharePageProps) => (
  <div role="status">
    <div hidden {...mark(AFTER_SHARE, true)} className="flex gap-4 rounded-card border border-success/35 bg-surface p-5 md:p-6">
      <Icon name="success" className="mt-0.5 text-lg text-success" />
      <div className="min-w-0">
        <p className="font-heading text-lg leading-snug font-bold">{t('teilseite.geteilt.titel')}</p>
        <p className="mt-1 text-muted">{t(empfehlung.Benannt ? 'teilseite.geteilt.textBenannt' : 'teilseite.geteilt.text')}</p>
        <p className="mt-1 flex flex-wrap gap-x-6">
          <TextLink href="#person">{t('teilseite.geteilt.person')}</TextLink>
          <TextLink href={empfehlen}>{t('teilseite.geteilt.anderes')}</TextLink>
        </p>
      </div>
    </div>
  </div>
);

const STEPS = ['oeffnen', 'bestellen', 'praemie'] as const;

/** Steps after the link is shared; the last one only if there is a reward. */
const NextSteps = ({ t, share: { wertCent } }: ShareProps) => (
  <section aria-labelledby="danach">
    <h2 id="danach" className="mb-5 text-lg">
      {t('teilen.danach')}
    </h2>
    <StepList
      steps={STEPS.filter((step) => step !== 'praemie' || wertCent > 0).map((step) => ({
        title: t(`teilen.danach.${step}.titel`),
        text: t(`teilen.danach.${step}.text`, { widerruf: t('frist.widerruf') }),
        state: 'later',
      }))}
    />
  </section>
);
