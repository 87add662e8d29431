import { Fragment, type ReactNode } from 'react';
import { NoBreakText } from '../no-break-text.tsx';

/** Card with facts, a line each. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="divide-y divide-border rounded-card border border-border bg-surface">{children}</dl>
);

/** A fact: title and value. */
export const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline gap-x-2 px-4 py-2.5 sm:gap-x-4">
    <dt className="min-w-0 basis-30 text-xs text-muted sm:basis-36">
      <NoBreakText text={title} />
    </dt>
    <dd className="min-w-0 grow basis-32 wrap-anywhere">{typeof children === 'string' ? <AddressText text={children} /> : children}</dd>
  </div>
);

/** Text in which a long mail address breaks before its `@` rather than within a word. */
export const AddressText = ({ text }: { readonly text: string }) =>
  text.split(/(?=@)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
