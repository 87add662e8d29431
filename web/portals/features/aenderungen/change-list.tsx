import { Section } from '../../shell/section.tsx';

interface ChangeListProps {
  readonly title: string;
  /** Text in place of the list while it is empty. */
  readonly empty: string;
  /** Each change as a sentence, with a note when and by whom it was made. */
  readonly changes: readonly { readonly key: string; readonly text: string; readonly note: string }[];
}

/** History of changes, in the order given. */
export const ChangeList = ({ title, empty, changes }: ChangeListProps) => (
  <Section title={title}>
    {changes.length === 0 ? (
      <p className="text-muted">{empty}</p>
    ) : (
      <ol className="max-w-160 divide-y divide-border rounded-card border border-border bg-surface">
        {changes.map(({ key, text, note }) => (
          <li key={key} className="px-4 py-2.5">
            <p className="wrap-anywhere tabular-nums">{text}</p>
            <p className="text-xs text-muted">{note}</p>
          </li>
        ))}
      </ol>
    )}
  </Section>
);
