import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';

/** One section of the page. */
export const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Card className="p-5 md:p-6">
    <section aria-labelledby={id} className="flex flex-col gap-4 md:items-start">
      <Heading level={2} size="item" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  </Card>
);
