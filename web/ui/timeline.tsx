import type { ReactNode } from 'react';

export interface TimelineEntry {
  readonly text: string;
  /** The formatted day, if there is one. */
  readonly tag?: string | undefined;
}

interface TimelineProps {
  /** Past events, oldest first; the last one is the current state. */
  readonly past: readonly TimelineEntry[];
  /** The next step in a sentence; the note has the responsible person and the deadline. */
  readonly next?: { readonly text: ReactNode; readonly note: string } | undefined;
  /** Reverse order: next step first, then the latest event; for users who visit often. */
  readonly isLatestFirst?: boolean;
}

const DOTS = {
  past: 'border-muted/60 bg-bg',
  now: 'border-primary bg-primary ring-4 ring-primary/20',
  next: 'border-dashed border-primary bg-surface',
} as const;

const SOLID = 'border-solid border-muted/40';
const DASHED = 'border-dashed border-muted/60';

/** Vertical timeline of dated events with the next step; the current state is emphasised. */
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
  /** Classes of the line to the entry below; dashed towards the next step. */
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
