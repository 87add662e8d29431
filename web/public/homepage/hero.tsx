import { KeyVisual } from '../../features/content/key-visual.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { HomepageProps } from './load.ts';
import { firstOffer } from './offers.ts';
import type { Welcome } from './welcome-view.ts';

/** Text as wide as the page's column; the picture from its middle to the edge of the window. */
const COLUMNS = 'lg:grid lg:grid-cols-[minmax(2rem,1fr)_minmax(0,36rem)_minmax(0,35rem)_minmax(2rem,1fr)]';

/** Width of the whole picture, including what is cropped at its sides. */
const SIZES = '(min-width: 64rem) clamp(51rem, 66vw, 80rem), (min-width: 48rem) 100vw, 120vw';

/** The amount as headline, its condition in one sentence, one button; for a recommender what waits and the last link; then the tenant's key visual, edge to edge on phones. */
export const Hero = (props: HomepageProps) => {
  const { bild } = props;
  if (!bild)
    return (
      <Container className="pt-6 pb-16 lg:pt-10 lg:pb-24">
        <Message {...props} />
      </Container>
    );
  return (
    <div className={COLUMNS}>
      <div className="mx-auto w-full max-w-page px-gutter pt-4 pb-8 md:px-8 md:pt-6 md:pb-12 lg:col-start-2 lg:m-0 lg:self-center lg:py-16 lg:ps-0 lg:pe-12">
        <Message {...props} />
      </div>
      <div className="relative lg:col-[3/5] lg:min-h-[clamp(34rem,44vw,44rem)]">
        <KeyVisual
          keyVisual={bild}
          alt={bild.alt}
          sizes={SIZES}
          className="block aspect-5/3 w-full md:aspect-3/2 lg:absolute lg:inset-0 lg:aspect-auto lg:h-full lg:rounded-s-card"
        />
      </div>
    </div>
  );
};

type LinkView = NonNullable<Welcome['link']>;

const Message = (props: HomepageProps) => {
  const { t, welcome, visibleParts } = props;
  const { title, amount, text } = messageOf(props);
  const waiting = welcome?.waiting;
  return (
    <div className="@container">
      <Greeting {...props} />
      <Heading level={1} size="hero" className="max-w-headline">
        {amount ? <Marked text={title} mark={amount} /> : title}
      </Heading>
      {text && <p className="mt-3 max-w-measure text-muted md:mt-6 md:text-lg">{text}</p>}
      <div className="mt-6 flex flex-col gap-3 empty:hidden md:mt-8 md:flex-row md:flex-wrap">
        {waiting && <ButtonLink href={waiting.adresse}>{t.plural('home.wartet.knopf', waiting.anzahl)}</ButtonLink>}
        {visibleParts.knopf && (
          <ButtonLink href={`#${firstOffer(props).id}`} variant={waiting ? 'quiet' : 'primary'}>
            {t('home.knopf')}
            <Icon name="down" />
          </ButtonLink>
        )}
      </div>
      {welcome?.link && <LastLink t={t} link={welcome.link} />}
    </div>
  );
};

/** Headline with the amount in it, and the sentence below: what waits for the recommender, otherwise the best reward with its condition. */
function messageOf({ t, welcome, kernsatz, maxPraemie, bedingung }: HomepageProps) {
  if (!welcome?.waiting) return { title: kernsatz, amount: maxPraemie, text: bedingung };
  const { wert, anzahl, tag } = welcome.waiting;
  return { title: t('home.wartet', { wert }), amount: wert, text: t.plural('home.wartet.text', anzahl, { tag }) };
}

const Greeting = ({ t, welcome, person }: HomepageProps) =>
  welcome &&
  person?.Vorname && (
    <p className="mb-2 font-semibold wrap-anywhere md:mb-4 md:text-lg">
      {t('bereich.lead', { vorname: person.Vorname, nachname: person.Nachname })}
    </p>
  );

/** The recommender's newest link, with one press to its share page. */
const LastLink = ({ t, link: { produkt, bis, adresse } }: Pick<HomepageProps, 't'> & { readonly link: LinkView }) => (
  <Card lifts className="mt-4 flex max-w-flow flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 md:mt-6 md:px-5">
    <p className="min-w-0 grow basis-40">
      <span className="block text-xs text-muted tabular-nums">{t('home.link', { bis })}</span>
      <span className="block font-semibold wrap-anywhere">{produkt}</span>
    </p>
    <a
      href={adresse}
      className="inline-flex min-h-11 items-center gap-1 font-semibold text-primary no-underline outline-none after:absolute after:inset-0"
    >
      {t('home.link.teilen')}
      <Icon name="arrow" />
    </a>
  </Card>
);

/** A text with its amount highlighted; the amount stays on one line. */
function Marked({ text, mark }: { text: string; mark: string }) {
  const [before = '', ...after] = text.split(mark);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <span className="whitespace-nowrap text-primary">{mark}</span>
      {after.join(mark)}
    </>
  );
}
