import type { ReactNode } from 'react';
import type { Bild } from '../../contract/values/bild.ts';
import { Container } from './container.tsx';
import { Heading } from './heading.tsx';
import { isScene, Picture, type Scene } from './picture.tsx';

interface EndProps {
  readonly title: string;
  readonly why: ReactNode;
  /** One of `ui/drawings`, shown without a picture. */
  readonly drawing: ReactNode;
  readonly picture?: Bild | Scene | undefined;
  /** Further content below the reason. */
  readonly more?: ReactNode;
  /** Next step: one button, and at most one link. */
  readonly children: ReactNode;
}

/** Page for something that has ended or cannot be shown: title, reason and next step, with a picture or drawing. */
export const End = ({ title, why, drawing, picture, more, children }: EndProps) => (
  <Container
    className={`grid grid-cols-1 items-center gap-10 pt-6 pb-16 md:pt-12 lg:gap-16 lg:py-24 ${picture && isScene(picture) ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : 'lg:grid-cols-2'}`}
  >
    <div>
      <Heading level={1} size="section">
        {title}
      </Heading>
      <p className="mt-4 max-w-measure text-lg text-muted md:mt-6">{why}</p>
      {more && <div className="mt-6 flex max-w-measure flex-col gap-4">{more}</div>}
      <div className="mt-8 flex flex-col gap-x-6 gap-y-4 md:flex-row md:flex-wrap md:items-center">{children}</div>
    </div>
    {picture ? (
      <Picture bild={picture} className={`rounded-card ${isScene(picture) ? 'aspect-2/1' : 'aspect-3/2 lg:aspect-4/3'}`} />
    ) : (
      <div className="grid aspect-3/2 items-center rounded-card bg-surface-strong p-6 md:p-10 lg:aspect-4/3">{drawing}</div>
    )}
  </Container>
);
