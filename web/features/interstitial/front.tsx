import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading.tsx';
import { Rings } from './rings.tsx';

/** Text and login as wide as the page's column; the drawing from its middle to the edge of the window. */
const COLUMNS = 'lg:grid lg:grid-cols-[minmax(2rem,1fr)_minmax(0,37rem)_minmax(0,34rem)_minmax(2rem,1fr)]';

/** Top of an interstitial page: its title and text above the login, with the drawing next to it. */
export const InterstitialFront = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className={COLUMNS}>
    <div className="mx-auto w-full max-w-page px-gutter pt-6 pb-12 md:px-8 lg:col-start-2 lg:m-0 lg:self-center lg:py-16 lg:ps-0 lg:pe-16">
      <div className="@container">
        <Heading level={1} size="hero" className="max-w-headline">
          {title}
        </Heading>
      </div>
      <p className="mt-6 mb-10 max-w-measure text-lg text-muted">{text}</p>
      {children}
    </div>
    <div className="flex items-center justify-center bg-primary px-6 py-10 lg:col-[3/5] lg:min-h-[clamp(36rem,44vw,46rem)] lg:rounded-s-card lg:p-16">
      <div className="w-full max-w-[20rem] lg:max-w-[32rem]">
        <Rings />
      </div>
    </div>
  </div>
);
