import { KeyVisual } from '../../features/content/key-visual.tsx';
import { FORM_ID } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { HomepageProps } from './load.ts';

/** Text as wide as the page's column; the picture from its middle to the edge of the window. */
const COLUMNS = 'lg:grid lg:grid-cols-[minmax(2rem,1fr)_minmax(0,36rem)_minmax(0,35rem)_minmax(2rem,1fr)]';

/** Width of the whole picture, including what is cropped at its sides. */
const SIZES = '(min-width: 64rem) clamp(51rem, 66vw, 80rem), (min-width: 48rem) 100vw, 120vw';

/** The amount as headline, its condition in one sentence, one button; then the tenant's key visual, edge to edge on phones. */
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
      <div className="mx-auto w-full max-w-page px-gutter pt-6 pb-12 md:px-8 lg:col-start-2 lg:m-0 lg:self-center lg:py-16 lg:ps-0 lg:pe-12">
        <Message {...props} />
      </div>
      <div className="relative lg:col-[3/5] lg:min-h-[clamp(34rem,44vw,44rem)]">
        <KeyVisual
          keyVisual={bild}
          alt={bild.alt}
          sizes={SIZES}
          className="block aspect-5/4 w-full md:aspect-3/2 lg:absolute lg:inset-0 lg:aspect-auto lg:h-full lg:rounded-s-card"
        />
      </div>
    </div>
  );
};

/** Id of the first part with something to recommend; the form if no such part is visible. */
function placeOf({
  teile,
  visibleParts,
  schnellste,
  gruppen,
  agents,
}: Pick<HomepageProps, 'teile' | 'visibleParts' | 'schnellste' | 'gruppen' | 'agents'>): string {
  const places = {
    Tempo: schnellste.length > 0 && 'tempo',
    Aushang: gruppen.length > 0 && 'aushang',
    Menschen: agents !== null && 'produkte',
    Produkte: 'produkte',
  } as const;
  const [first = FORM_ID] = teile.flatMap((teil) => (teil in places && places[teil as keyof typeof places]) || []);
  return visibleParts.produkte ? first : FORM_ID;
}

const Message = ({ t, maxPraemie, kernsatz, bedingung, visibleParts, ...props }: HomepageProps) => (
  <div className="@container">
    <Heading level={1} size="hero" className="max-w-headline">
      {maxPraemie ? <Marked text={kernsatz} mark={maxPraemie} /> : kernsatz}
    </Heading>
    {bedingung && <p className="mt-6 max-w-measure text-lg text-muted">{bedingung}</p>}
    {visibleParts.knopf && (
      <div className="mt-8 flex flex-col md:flex-row">
        <ButtonLink href={`#${placeOf({ visibleParts, ...props })}`}>
          {t('home.knopf')}
          <Icon name="down" />
        </ButtonLink>
      </div>
    )}
  </div>
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
