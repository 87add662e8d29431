import { shortCent } from '../../../contract/values/cent.ts';
import { Portrait } from '../../features/agents/portrait.tsx';
import { NamedPersonFields, RecommendSteps, SplitChoices } from '../../features/recommend/fields.tsx';
import { NoOffer, offerHead } from '../../features/recommend/offer.tsx';
import { FormSummary, formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { loadRecommendAgent, type RecommendAgentProps } from './load.ts';
import { postRecommendAgent } from './post.ts';

/** The form that recommends one agent. */
export const recommendAgent = formPage({
  cache: 'inhalt',
  load: loadRecommendAgent,
  post: postRecommendAgent,
  head: (props) => offerHead(props, props.agent, props.agent?.ExterneId ?? ''),
  View: (props) => <Frame context={props}>{props.agent ? <Recommend {...props} agent={props.agent} /> : <NoOffer {...props} />}</Frame>,
});

type FormProps = RecommendAgentProps & { readonly agent: NonNullable<RecommendAgentProps['agent']> };

const Recommend = ({ agent, ...props }: FormProps) => (
  <Container className="grid grid-cols-1 gap-8 pt-4 pb-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16 lg:pt-12 lg:pb-24">
    <Person agent={agent} {...props} />
    <div className="flex min-w-0 flex-col gap-6">
      <FormSummary {...props} />
      <Card className="p-5 md:p-8">
        <PostForm noValidate className="flex flex-col gap-8">
          <SplitChoices {...props} wertCent={agent.WertCent} />
          <NamedPersonFields {...props} />
          <RecommendSteps {...props} />
        </PostForm>
      </Card>
    </div>
  </Container>
);

/** The agent: next to the photo on phones, below it if the form is at the side. */
const Person = ({ agent, t, locale }: FormProps) => (
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
    <p className="col-span-full max-w-measure text-lg md:col-span-1">
      {t('empfehlen.lead', { praemie: shortCent(agent.WertCent, locale) })}
    </p>
  </div>
);
