import { shortCent } from '../../../contract/values/cent.ts';
import { NamedPersonFields, RecommendSteps, SplitChoices } from '../../features/recommend/fields.tsx';
import { NoOffer, offerHead } from '../../features/recommend/offer.tsx';
import { Form, formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Notice } from '../../ui/notice.tsx';
import { loadRecommend, type RecommendProps } from './load.ts';
import { postRecommend } from './post.ts';

/** The form that recommends one product. */
export const recommend = formPage({
  cache: 'inhalt',
  load: loadRecommend,
  post: postRecommend,
  head: (props) => offerHead(props, props.angebot, props.currentPage.params?.produktId ?? ''),
  View: (props) => (
    <Frame context={props}>{props.angebot ? <RecommendForm {...props} angebot={props.angebot} /> : <NoOffer {...props} />}</Frame>
  ),
});

type FormProps = RecommendProps & { readonly angebot: NonNullable<RecommendProps['angebot']> };

const RecommendForm = ({ angebot, ...props }: FormProps) => {
  const { t, locale } = props;
  return (
    <Flow
      title={t('empfehlen.titel', { produkt: angebot.Name })}
      lead={t('empfehlen.lead', { praemie: shortCent(angebot.WertCent, locale) })}
    >
      <Form {...props} className="flex flex-col gap-8">
        {angebot.unter !== null && <Notice>{t('empfehlen.unter', { unter: angebot.unter })}</Notice>}
        <div>
          <SplitChoices {...props} wertCent={angebot.WertCent} />
          {angebot.bedingungen.length > 0 && <p className="mt-3 max-w-measure text-xs text-muted">{angebot.bedingungen.join(' ')}</p>}
        </div>
        <NamedPersonFields {...props} />
        <RecommendSteps {...props} />
      </Form>
    </Flow>
  );
};
