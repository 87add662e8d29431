import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';

interface FlowProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** One column of a flow, at most 640 px wide: what this step is, and what is to be done. */
export const Flow = ({ title, lead, children }: FlowProps) => (
  <div className="mx-auto w-full max-w-flow px-6 pt-6 pb-16 md:px-8 lg:pt-12 lg:pb-24">
    <Heading level={1} size="section">
      {title}
    </Heading>
    {lead && <p className="mt-4 max-w-measure text-lg text-muted">{lead}</p>}
    {children && <div className="mt-8 flex flex-col gap-8">{children}</div>}
  </div>
);
