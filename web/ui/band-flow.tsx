import type { ReactNode } from 'react';
import type { Bild } from '../../contract/values/bild.ts';
import { Container } from './container.tsx';
import { Heading } from './heading.tsx';
import { Picture, type Scene } from './picture.tsx';

interface BandProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Decoration: a strip below the title on phones, the end of the band in wide windows. */
  readonly picture?: Bild | Scene | undefined;
}

/** Column of a page without a picture of its own, at most 640 px wide: the title on a band in the tenant's colour, then the content. */
export const BandFlow = ({ children, ...band }: BandProps & { readonly children: ReactNode }) => (
  <>
    <Colour {...band}>
      <div className={`${COLUMN} ${heightOf(band)}`}>
        <Words {...band} />
      </div>
    </Colour>
    <div className={`${COLUMN} flex flex-col gap-8 pt-8 pb-16 lg:pt-12 lg:pb-24`}>{children}</div>
  </>
);

const COLUMN = 'relative mx-auto w-full max-w-flow px-gutter md:px-8';

/** The same band above content of the full width. */
export const Band = (band: BandProps) => (
  <Colour {...band}>
    <Container className={`relative ${heightOf(band)}`}>
      <Words {...band} />
    </Container>
  </Colour>
);

const heightOf = ({ picture }: BandProps): string => `py-6 md:py-8 lg:py-12 ${picture ? 'max-md:pb-34' : ''}`;

const Colour = ({ picture, children }: BandProps & { readonly children: ReactNode }) => (
  <div className="relative overflow-hidden bg-primary text-on-primary print:bg-transparent print:text-text">
    {picture && (
      <div
        aria-hidden="true"
        className="absolute right-0 bottom-0 print:hidden max-md:h-32 max-md:w-full max-md:mask-t-from-60% max-md:mask-t-to-100% md:inset-y-0 md:w-[33vw] md:mask-l-from-60% md:mask-l-to-100%"
      >
        <Picture bild={picture} lazy className="h-full" />
      </div>
    )}
    {children}
  </div>
);

const Words = ({ title, lead, picture }: BandProps) => (
  <>
    <Heading level={1} size="section">
      {title}
    </Heading>
    {lead && <p className={`mt-2 max-w-measure text-lg md:mt-4 nav:max-w-[25em] ${picture ? 'md:max-w-[19em]' : ''}`}>{lead}</p>}
  </>
);
