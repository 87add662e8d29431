import { pageAddress } from '../../../contract/pages/public.ts';
import { vorschauBild } from '../../../contract/pages/vorschau.ts';
import { CaptchaStep } from '../../features/captcha/captcha-step.tsx';
import { unbroken } from '../../features/praemie/amount.ts';
import { Aktionen } from '../../features/recommend/aktionen.tsx';
import { PersonFields, RecommendTerms, SplitChoices } from '../../features/recommend/fields.tsx';
import { Form, formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BrokenPath } from '../../ui/drawings/broken-path.tsx';
import { End } from '../../ui/end.tsx';
import { Flow } from '../../ui/flow.tsx';
import { loadRecommend, type RecommendProps } from './load.ts';
import { postRecommend } from './post.ts';

/** The form with which somebody recommends one product. */
export const recommend = formPage({
  cache: 'inhalt',
  load: loadRecommend,
  post: postRecommend,
  head: ({ t, angebot, captcha, hier, locale }) => {
    const titel = angebot ? t('empfehlen.titel', { produkt: angebot.Name }) : t('empfehlen.keinProdukt.titel');
    const beschreibung = angebot ? t('empfehlen.lead', { praemie: angebot.Wert }) : t('empfehlen.keinProdukt.text');
    return {
      titel,
      beschreibung,
      ...(angebot && {
        robots: 'index,follow',
        vorschau: { titel, beschreibung, bild: vorschauBild.produkt(locale, hier.params?.produktId ?? '') },
      }),
      captcha: captcha !== null,
    };
  },
  View: (props) => (
    <Frame context={props}>{props.angebot ? <RecommendForm {...props} angebot={props.angebot} /> : <NoOffer {...props} />}</Frame>
  ),
});

type FormProps = RecommendProps & { readonly angebot: NonNullable<RecommendProps['angebot']> };

const RecommendForm = ({ angebot, ...props }: FormProps) => {
  const { t } = props;
  return (
    <Flow title={t('empfehlen.titel', { produkt: angebot.Name })} lead={t('empfehlen.lead', { praemie: unbroken(angebot.Wert) })}>
      <Form {...props} className="flex flex-col gap-8">
        <div>
          <SplitChoices {...props} anteile={angebot.anteile} />
          {angebot.bedingungen.length > 0 && <p className="mt-3 max-w-measure text-xs text-muted">{angebot.bedingungen.join(' ')}</p>}
        </div>
        <PersonFields {...props} />
        <Aktionen {...props} />
        <RecommendTerms {...props} />
        <CaptchaStep {...props} />
        <Button className="md:self-start">{t('empfehlen.knopf')}</Button>
      </Form>
    </Flow>
  );
};

const NoOffer = ({ t, paths, locale }: RecommendProps) => (
  <End title={t('empfehlen.keinProdukt.titel')} why={t('empfehlen.keinProdukt.text')} drawing={<BrokenPath />}>
    <ButtonLink href={pageAddress(paths, 'Homepage', locale)}>{t('seite.zurStartseite')}</ButtonLink>
  </End>
);
