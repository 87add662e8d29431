import type { ReactNode } from 'react';
import { KeyVisual } from '../../features/content/key-visual.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { DocumentContext } from './context.ts';

/** The form next to the tenant's key visual, if there is one. On narrow screens the picture is above the form, otherwise it extends to the window edge. */
export const FormWithKeyVisual = ({ look: { keyVisual }, children }: Pick<DocumentContext, 'look'> & { children: ReactNode }) =>
  keyVisual ? (
    <div className="grow nav:grid nav:min-h-[40rem] nav:grid-cols-[minmax(2rem,1fr)_minmax(0,32rem)_minmax(0,39rem)_minmax(2rem,1fr)]">
      <div className="relative h-32 overflow-hidden md:h-48 nav:col-[3/5] nav:row-start-1 nav:ms-16 nav:h-auto">
        <KeyVisual keyVisual={keyVisual} sizes="(min-width: 70rem) 50vw, 100vw" className="absolute inset-0 size-full" />
      </div>
      <div className="mx-auto w-full max-w-flow px-gutter pt-6 pb-12 md:px-8 nav:col-start-2 nav:row-start-1 nav:px-0 nav:py-16">
        {children}
      </div>
    </div>
  ) : (
    <div className="mx-auto w-full max-w-flow px-gutter pt-6 pb-16 md:px-8 lg:pt-12 lg:pb-24">{children}</div>
  );

/** Title and text of a step, above its form. */
export const StepHead = ({ title, text }: { title: string; text: string }) => (
  <>
    <Heading level={1} size="section">
      {title}
    </Heading>
    <p className="mt-4 mb-8 max-w-measure text-lg text-muted">{text}</p>
  </>
);
