import type { ReactNode } from 'react';
import type { Bild } from '../../contract/values/bild.ts';
import { Heading } from './heading.tsx';
import { isScene, Picture, type Scene } from './picture.tsx';

interface FlowProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Picture of the step: above it on narrow screens, otherwise next to it up to the window edge. */
  readonly picture?: Bild | Scene | undefined;
  readonly children?: ReactNode;
  /** Further content: below the column on narrow screens, otherwise below the picture. */
  readonly aside?: ReactNode;
}

/** Column of a step in a flow, at most 640 px wide: title, text and content. */
export const Flow = ({ picture, aside, ...column }: FlowProps) => {
  if (!picture && !aside) return <Column {...column} />;
  return (
    <div className="nav:grid nav:grid-cols-[minmax(2rem,1fr)_minmax(0,40rem)_minmax(0,31rem)_minmax(2rem,1fr)] nav:grid-rows-[auto_1fr]">
      {picture && (
        <div
          className={`mx-auto w-full max-w-flow md:px-8 md:pt-6 nav:col-[3/5] nav:row-start-1 nav:max-w-none nav:ps-16 nav:pe-0 nav:pt-12 ${aside ? '' : 'nav:row-end-3 nav:pb-24'}`}
        >
          <Picture
            bild={picture}
            className={`aspect-2/1 md:rounded-card nav:rounded-e-none ${aside ? '' : 'nav:sticky nav:top-12'} ${isScene(picture) ? '' : 'md:aspect-5/2 nav:aspect-4/3'}`}
          />
        </div>
      )}
      <Column {...column} className={`nav:col-start-2 nav:row-[1/3] nav:px-0 ${aside ? 'max-nav:pb-0' : ''}`} />
      {aside && (
        <div
          className={`mx-auto flex w-full max-w-flow flex-col gap-8 px-gutter pt-8 pb-16 md:px-8 nav:col-start-3 nav:ps-16 nav:pe-0 nav:pb-24 ${picture ? 'nav:row-start-2' : 'nav:row-[1/3] nav:pt-12'}`}
        >
          {aside}
        </div>
      )}
    </div>
  );
};

const Column = ({ title, lead, children, className = '' }: Omit<FlowProps, 'picture' | 'aside'> & { readonly className?: string }) => (
  <div className={`mx-auto w-full max-w-flow px-gutter pt-6 pb-16 md:px-8 lg:pt-12 lg:pb-24 ${className}`}>
    <Heading level={1} size="section">
      {title}
    </Heading>
    {lead && <p className="mt-4 max-w-measure text-lg text-muted">{lead}</p>}
    {children && <div className="mt-8 flex flex-col gap-8">{children}</div>}
  </div>
);
