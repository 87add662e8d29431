import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading.tsx';

interface MailMissingProps {
  readonly title: string;
  /** Possible reasons why the mail has not arrived, one paragraph each. */
  readonly hints: readonly string[];
  /** The form that requests the mail again. */
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
