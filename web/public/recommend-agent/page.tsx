import { pageAddress } from '../../../contract/pages/public.ts';
import { vorschauBild } from '../../../contract/pages/vorschau.ts';
import { Portrait } from '../../features/agents/portrait.tsx';
import { CaptchaStep } from '../../features/captcha/captcha-step.tsx';
import { unbroken } from '../../features/praemie/amount.ts';
import { Aktionen } from '../../features/recommend/aktionen.tsx';
import { PersonFields, RecommendTerms, SplitChoices } from '../../features/recommend/fields.tsx';
import { FormSummary, formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { BrokenPath } from '../../ui/drawings/broken-path.tsx';
import { End } from '../../ui/end.tsx';
import { Heading } from '../../ui/heading.tsx';
import { loadRecommendAgent, type RecommendAgentProps } from './load.ts';
import { postRecommendAgent } from './post.ts';

/** The form with which somebody recommends one agent. */
export const recommendAgent = formPage({
  cache: 'inhalt',
  load: loadRecommendAgent,
  post: postRecommendAgent,
  head: ({ t, agent, captcha, locale }) => {
    const titel = agent ? t('empfehlen.titel', { produkt: agent.Name }) : t('empfehlen.keinProdukt.titel');
    const beschreibung = agent ? t('empfehlen.lead', { praemie: agent.Wert }) : t('empfehlen.keinProdukt.text');
    return {
      titel,
      beschreibung,
      ...(agent && { robots: 'index,follow', vorschau: { titel, beschreibung, bild: vorschauBild.produkt(locale, agent.ExterneId) } }),
      captcha: captcha !== null,
    };
  },
  View: (props) => <Frame context={props}>{props.agent ? <Recommend {...props} agent={props.agent} /> : <NoAgent {...props} />}</Frame>,
});

type FormProps = RecommendAgentProps & { readonly agent: NonNullable<RecommendAgentProps['agent']> };

const Recommend = ({ agent, ...props }: FormProps) => {
  const { t } = props;
  return (
    <Container className="grid grid-cols-1 gap-8 pt-4 pb-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16 lg:pt-12 lg:pb-24">
      <Person agent={agent} {...props} />
      <div className="flex min-w-0 flex-col gap-6">
        <FormSummary {...props} />
        <Card className="p-5 md:p-8">
          <form method="post" noValidate className="flex flex-col gap-8">
            <SplitChoices {...props} anteile={agent.anteile} />
            <PersonFields {...props} />
            <Aktionen {...props} />
            <RecommendTerms {...props} />
            <CaptchaStep {...props} />
            <Button className="md:self-start">{t('empfehlen.knopf')}</Button>
          </form>
        </Card>
      </div>
    </Container>
  );
};

/** Who is recommended: beside the photo on phones, under it where the form stands aside. */
const Person = ({ agent, t }: FormProps) => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5 gap-y-6 self-start md:grid-rows-[auto_1fr] md:gap-x-8 md:gap-y-4 lg:sticky lg:top-8 lg:grid-cols-1 lg:grid-rows-none lg:gap-y-6">
    <Portrait photo={agent.Photo} isFirst className="h-auto w-24 rounded-card xs:w-28 md:row-span-2 md:w-40 lg:row-span-1 lg:w-56" />
    <div>
      <Heading level={1} size="section">
        {t('empfehlen.titel', { produkt: agent.Name })}
      </Heading>
      <p className="mt-3 text-muted">{agent.Beschreibung}</p>
      <p className="text-muted tabular-nums">
        {agent.ZipCode} {agent.City}
      </p>
    </div>
    <p className="col-span-full max-w-measure text-lg md:col-span-1">{t('empfehlen.lead', { praemie: unbroken(agent.Wert) })}</p>
  </div>
);

const NoAgent = ({ t, paths, locale }: RecommendAgentProps) => (
  <End title={t('empfehlen.keinProdukt.titel')} why={t('empfehlen.keinProdukt.text')} drawing={<BrokenPath />}>
    <ButtonLink href={pageAddress(paths, 'Homepage', locale)}>{t('seite.zurStartseite')}</ButtonLink>
  </End>
);
