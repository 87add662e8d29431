import { Fragment, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Section } from '../../portals/shell/section.tsx';
import { AREAS, type List } from '../areas.ts';
import { useBackoffice } from '../backoffice.ts';
import { PATHS } from '../paths.ts';
import { hasRecht, useMandant } from '../user.ts';

/** Rows of a section that are shown before a button shows all. */
const FIRST_ROWS = 6;

interface RowsProps<Item> {
  readonly title: string;
  readonly text?: string;
  /** What stands in place of rows. */
  readonly empty: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
}

/** Section with rows; a long one is folded. */
export function Rows<Item>({ title, text, empty, items, keyOf, children }: RowsProps<Item>) {
  const { shown, more } = useFolded(items, FIRST_ROWS);
  return (
    <Section title={title} {...(text !== undefined && items.length > 0 && { text })}>
      {items.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-border rounded-card border border-border bg-surface">
          {shown.map((item) => (
            <li key={keyOf(item)} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
              {children(item)}
            </li>
          ))}
        </ul>
      )}
      {more}
    </Section>
  );
}

/** The first items of a list, and a button that shows all of them. */
export function useFolded<Item>(items: readonly Item[], first: number): { readonly shown: readonly Item[]; readonly more: ReactNode } {
  const { t } = useBackoffice();
  const [isWhole, setWhole] = useState(false);
  if (isWhole || items.length <= first) return { shown: items, more: null };
  return {
    shown: items.slice(0, first),
    more: (
      <button
        type="button"
        className="min-h-8 cursor-pointer self-start font-semibold text-primary underline underline-offset-3"
        onClick={() => setWhole(true)}
      >
        {t('betrieb.person.alle', { anzahl: items.length })}
      </button>
    ),
  };
}

interface RowTextProps {
  readonly title: ReactNode;
  /** Facts on the line below. */
  readonly notes: readonly ReactNode[];
}

/** Text of a row; badge and button follow it. */
export const RowText = ({ title, notes }: RowTextProps) => (
  <div className="min-w-0 grow basis-40">
    <p className="font-medium wrap-anywhere">{title}</p>
    <p className="text-xs text-muted wrap-anywhere tabular-nums">
      {notes.filter(Boolean).map((note, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts of a line have no other name
        <Fragment key={index}>
          {index > 0 && '\u00a0· '}
          {note}
        </Fragment>
      ))}
    </p>
  </div>
);

interface RowLinkProps {
  readonly liste: List;
  readonly nr: string;
  readonly children?: ReactNode;
}

/** Link to a row in its list, by default with its number as the text; only the text if the right of the list is missing. */
export function RowLink({ liste, nr, children = nr }: RowLinkProps) {
  const zugang = useMandant();
  if (!hasRecht(zugang, AREAS[liste].recht)) return children;
  return (
    <Link
      to={PATHS.liste(zugang.Mandant, liste, nr)}
      className="text-text underline decoration-muted/60 underline-offset-3 hover:decoration-current"
    >
      {children}
    </Link>
  );
}

/** A masked account whose end stays in one piece. */
export const maskedIban = (masked: string): string => masked.replace(/ (?=\S+$)/, '\u00a0');
