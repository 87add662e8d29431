import type { ReactNode } from 'react';
import { NoBreakText } from './no-break-text.tsx';

interface SectionProps {
  readonly title: string;
  /** Description of the section, in a sentence. */
  readonly text?: string;
  readonly children: ReactNode;
}

/** Section of a screen without a table. */
export const Section = ({ title, text, children }: SectionProps) => (
  <section className="flex flex-col gap-3">
    <header>
      <h2 className="text-lg">
        <NoBreakText text={title} />
      </h2>
      {text && (
        <p className="max-w-measure text-xs text-muted">
          <NoBreakText text={text} />
        </p>
      )}
    </header>
    {children}
  </section>
);
