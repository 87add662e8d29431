import { pageAddress } from '../../../contract/pages/public.ts';
import { formatDay } from '../../../contract/values/days.ts';
import { NoShare, titleOf } from '../../features/share/no-share.tsx';
import { hasErrors } from '../../shell/form.ts';
import { Frame } from '../../shell/frame.tsx';
import { page } from '../../shell/page.ts';
import { Flow } from '../../ui/flow.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AfterShare } from './after-share.tsx';
import { Amounts } from './amounts.tsx';
import { CodeChoice } from './code-choice.tsx';
import { LinkCard } from './link.tsx';
import { loadRecommendation, type SharePageProps } from './load.ts';
import { Message } from './message.tsx';
import { NextSteps } from './next-steps.tsx';
import { ForPerson } from './person.tsx';
import { postRecommendation } from './post.ts';
import { QrCard } from './qr.tsx';
import { MoreWays } from './ways.tsx';

/** Where a recommender shares a referral. */
export const recommendation = page({
  load: loadRecommendation,
  post: postRecommendation,
  head: ({ t, stand, form }) => ({
    titel: t(titleOf(stand)),
    beschreibung: t(titleOf(stand)),
    isRefused: hasErrors(form),
    script: true,
  }),
  View: (props) => <Frame context={props}>{props.share ? <ShareView {...props} share={props.share} /> : <NoShare {...props} />}</Frame>,
});

const ShareView = (props: SharePageProps) => (
  <Flow title={props.t('teilen.titel')} lead={leadOf(props)} picture={props.look.szenen.teilen}>
    <div className="flex flex-col gap-4">
      <Amounts {...props} />
      <LinkCard {...props} />
      <AfterShare {...props} />
    </div>
    <Message {...props} />
    <div>
      <MoreWays {...props} />
      <ForPerson {...props} />
      <CodeChoice {...props} />
    </div>
    <QrCard {...props} />
    <NextSteps {...props} />
    <p>
      <TextLink href={pageAddress(props.paths, 'Dashboard', props.locale)}>{props.t('teilen.alle')}</TextLink>
    </p>
  </Flow>
);

/** What is shared, for whom, until when. */
function leadOf({ t, locale, share: { empfehlung } }: SharePageProps): string {
  const values = { produkt: empfehlung.Produkt.Name, gueltigBis: formatDay(empfehlung.GueltigBis, locale) };
  const [person] = empfehlung.Empfaenger;
  return empfehlung.Benannt && person
    ? t('teilseite.benannt', { ...values, name: person.Anzeigename })
    : t('teilen.leadOhnePraemie', values);
}
