import { ButtonLink } from '../../ui/button-link.tsx';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { HomepageProps } from './load.ts';
import { Scene } from './scene.tsx';

/** The amount as headline, its condition in one sentence, one button. */
export const Hero = ({ t, maxPraemie }: HomepageProps) => (
  <Container className="grid grid-cols-1 items-center gap-10 pt-6 pb-16 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16 lg:pt-10 lg:pb-24">
    <div className="@container">
      <Heading level={1} size="hero" className="max-w-headline">
        {maxPraemie ? <Marked text={t('home.kernsatz', { praemie: maxPraemie })} mark={maxPraemie} /> : t('home.kernsatzOhnePraemie')}
      </Heading>
      <p className="mt-6 max-w-measure text-lg text-muted">{t('home.bedingung')}</p>
      <div className="mt-8 flex flex-col md:flex-row">
        <ButtonLink href="#produkte">
          {t('home.knopf')}
          <Icon name="down" />
        </ButtonLink>
      </div>
    </div>
    <Scene t={t} />
  </Container>
);

/** A text with its amount set off; the amount stays on one line. */
function Marked({ text, mark }: { text: string; mark: string }) {
  const [before = '', ...after] = text.split(mark);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <span className="whitespace-nowrap text-primary tabular-nums">{mark}</span>
      {after.join(mark)}
    </>
  );
}
