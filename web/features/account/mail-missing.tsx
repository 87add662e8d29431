import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading.tsx';

interface MailMissingProps {
  readonly title: string;
  /** Why it may not have come, a paragraph each. */
  readonly hints: readonly string[];
  /** The form that asks for it once more. */
  readonly children: ReactNode;
}

/** What to do when a mail has not arrived. */
export const MailMissing = ({ title, hints, children }: MailMissingProps) => (
  <section aria-labelledby="nicht-da" className="flex flex-col gap-6 border-t border-border pt-8">
    <div className="flex max-w-measure flex-col gap-2">
      <Heading level={2} size="item" id="nicht-da">
        {title}
      </Heading>
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
    </div>
    {children}
  </section>
);
