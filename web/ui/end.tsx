import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { Heading } from './heading.tsx';

interface EndProps {
  readonly title: string;
  readonly why: ReactNode;
  /** One of `ui/drawings`. */
  readonly drawing: ReactNode;
  /** More to read, under why. */
  readonly more?: ReactNode;
  /** The way on: one button, and a link at most. */
  readonly children: ReactNode;
}

/** Where something has ended or cannot be had: what, why, and the way on, with a drawing of its own. */
export const End = ({ title, why, drawing, more, children }: EndProps) => (
  <Container className="grid grid-cols-1 items-center gap-10 pt-6 pb-16 md:pt-12 lg:grid-cols-2 lg:gap-16 lg:py-24">
    <div>
      <Heading level={1} size="section">
        {title}
      </Heading>
      <p className="mt-4 max-w-measure text-lg text-muted md:mt-6">{why}</p>
      {more && <div className="mt-6 flex max-w-measure flex-col gap-4">{more}</div>}
      <div className="mt-8 flex flex-col gap-x-6 gap-y-4 md:flex-row md:flex-wrap md:items-center">{children}</div>
    </div>
    {drawing}
  </Container>
);
