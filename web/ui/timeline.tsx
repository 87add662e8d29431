import type { ReactNode } from 'react';

export interface TimelineEntry {
  readonly text: string;
  /** The day as shown, where there is one. */
  readonly tag?: string | undefined;
}

interface TimelineProps {
  /** What happened, oldest first: the last is where things stand. */
  readonly past: readonly TimelineEntry[];
  /** What comes next, in a sentence, with whose turn it is and until when. */
  readonly next?: { readonly text: ReactNode; readonly note: string } | undefined;
  /** Shown the other way round: what comes next, then the latest, for who comes back to it often. */
  readonly isLatestFirst?: boolean;
}

const DOTS = {
  past: 'border-muted/60 bg-bg',
  now: 'border-primary bg-primary ring-4 ring-primary/20',
  next: 'border-dashed border-primary bg-surface',
} as const;

const SOLID = 'border-solid border-muted/40';
const DASHED = 'border-dashed border-muted/60';

/** What happened with something, dated, one below the other: the past quiet, the present strong, then what comes next. */
export function Timeline({ past, next, isLatestFirst = false }: TimelineProps) {
  const entries = past.map(({ text, tag }, index) => (
    <Entry
      key={`${tag} ${text}`}
      variant={index === past.length - 1 ? 'now' : 'past'}
      line={index === past.length - 1 && !isLatestFirst ? DASHED : SOLID}
    >
      <p className={index === past.length - 1 ? 'font-semibold' : 'text-muted'}>{text}</p>
      {tag && <p className="text-xs text-muted tabular-nums">{tag}</p>}
    </Entry>
  ));
  const coming = next && (
    <Entry key="next" variant="next" line={DASHED}>
      <p>{next.text}</p>
      {next.note && <p className="text-xs text-muted tabular-nums">{next.note}</p>}
    </Entry>
  );
  return (
    <ol className="flex flex-col" reversed={isLatestFirst}>
      {isLatestFirst && coming}
      {isLatestFirst ? entries.toReversed() : entries}
      {!isLatestFirst && coming}
    </ol>
  );
}

interface EntryProps {
  readonly variant: keyof typeof DOTS;
  /** The line to the entry below it: what is still to come is only dashed. */
  readonly line: string;
  readonly children: ReactNode;
}

const Entry = ({ variant, line, children }: EntryProps) => (
  <li className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 pb-6 last:pb-0">
    <span aria-hidden="true" className={`absolute top-6.5 -bottom-0.5 left-[0.4375rem] border-l-2 group-last:hidden ${line}`} />
    <span aria-hidden="true" className={`relative mt-1 size-4 rounded-full border-2 ${DOTS[variant]}`} />
    <div className="max-w-measure">{children}</div>
  </li>
);
