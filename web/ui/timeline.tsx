import type { ReactNode } from 'react';

export interface Moment {
  readonly text: string;
  /** The day as shown, where there is one. */
  readonly tag?: string | undefined;
}

interface TimelineProps {
  /** What happened, oldest first: the last is where things stand. */
  readonly past: readonly Moment[];
  /** What comes next, in a sentence, with whose turn it is and until when. */
  readonly next?: { readonly text: ReactNode; readonly note: string } | undefined;
}

const DOTS = {
  past: 'border-muted/60 bg-bg',
  now: 'border-primary bg-primary ring-4 ring-primary/20',
  next: 'border-dashed border-primary bg-surface',
} as const;

/** The line to the entry after it: what is still to come is only dashed. */
const LINES = { past: 'border-solid border-muted/40', now: 'border-dashed border-muted/60', next: '' } as const;

/** What happened with something, dated, one below the other: the past quiet, the present strong, then what comes next. */
export const Timeline = ({ past, next }: TimelineProps) => (
  <ol className="flex flex-col">
    {past.map(({ text, tag }, index) => (
      <Entry key={`${tag} ${text}`} look={index === past.length - 1 ? 'now' : 'past'}>
        <p className={index === past.length - 1 ? 'font-semibold' : 'text-muted'}>{text}</p>
        {tag && <p className="text-xs text-muted tabular-nums">{tag}</p>}
      </Entry>
    ))}
    {next && (
      <Entry look="next">
        <p>{next.text}</p>
        {next.note && <p className="text-xs text-muted tabular-nums">{next.note}</p>}
      </Entry>
    )}
  </ol>
);

const Entry = ({ look, children }: { look: keyof typeof DOTS; children: ReactNode }) => (
  <li className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 pb-6 last:pb-0">
    <span aria-hidden="true" className={`absolute top-6.5 -bottom-0.5 left-[0.4375rem] border-l-2 group-last:hidden ${LINES[look]}`} />
    <span aria-hidden="true" className={`relative mt-1 size-4 rounded-full border-2 ${DOTS[look]}`} />
    <div className="max-w-measure">{children}</div>
  </li>
);
