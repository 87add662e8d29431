import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface Step {
  readonly title: string;
  readonly text?: ReactNode;
  readonly state: 'done' | 'now' | 'later';
  /** State for screen readers. */
  readonly spoken?: string | undefined;
}

const MARKS = {
  done: 'border-success bg-success text-bg',
  now: 'border-primary bg-primary text-on-primary',
  later: 'border-muted bg-surface text-muted',
} as const;

const TITLES = { done: 'text-muted', now: 'font-bold', later: 'font-semibold' } as const;

/** Vertical list of steps, joined by a line; the current step is emphasised. */
export const StepList = ({ steps }: { steps: readonly Step[] }) => (
  <ol className="flex flex-col">
    {steps.map(({ title, text, state, spoken }, index) => (
      <li key={title} className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 pb-6 last:pb-0">
        <span aria-hidden="true" className="absolute top-8 bottom-0 left-4 border-l-2 border-border group-last:hidden" />
        <span
          aria-hidden="true"
          className={`flex size-8 items-center justify-center rounded-full border-2 text-xs font-bold tabular-nums ${MARKS[state]}`}
        >
          {state === 'done' ? <Icon name="check" className="size-5" /> : index + 1}
        </span>
        <div className="pt-0.5">
          <p className={TITLES[state]}>
            {spoken && <span className="sr-only">{spoken} </span>}
            {title}
          </p>
          {text && <p className="mt-1 max-w-measure text-muted">{text}</p>}
        </div>
      </li>
    ))}
  </ol>
);
