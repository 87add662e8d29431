import type { PageContext } from '../../shell/page.ts';
import { findScene, Picture } from '../../ui/picture.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { placeOf, type RowView } from './row-view.ts';

type RowsProps = Pick<PageContext, 't' | 'look'> & {
  readonly rows: readonly RowView[];
  /** The line whose details are shown. */
  readonly chosen: string | null;
};

/** One line each: recipient, product, status, amount and action. The whole line links to its details. The list styles its lines, to keep each small. */
export const Rows = ({ rows, ...props }: RowsProps) => (
  <ul className="-mx-3 divide-y divide-border border-y border-border *:grid *:scroll-mt-6 *:grid-cols-[minmax(0,1fr)_fit-content(50%)] *:gap-x-4 *:gap-y-2 *:px-3 *:py-4 *:transition-colors *:duration-200 *:ease-out">
    {rows.map((row) => (
      <Row key={row.id} {...props} row={row} />
    ))}
  </ul>
);

const Row = ({ t, look, row, chosen }: Omit<RowsProps, 'rows'> & { readonly row: RowView }) => {
  const { id, name, produkt, status, betrag, action, stand, adresse } = row;
  const scene = stand && findScene(look, stand);
  return (
    <li
      id={placeOf(id)}
      className="relative hover:bg-surface has-focus-visible:bg-surface lg:has-aria-current:bg-surface lg:has-aria-current:shadow-card"
    >
      <div className="flex min-w-0 flex-wrap gap-x-3 gap-y-2 wrap-anywhere">
        {scene && (
          <span className="w-20 shrink-0">
            <Picture bild={scene} lazy className="rounded-control" />
          </span>
        )}
        <p className="min-w-0 grow basis-24">
          <a
            href={adresse}
            aria-current={id === chosen ? 'true' : undefined}
            className="font-semibold no-underline after:absolute after:inset-0 hover:underline"
          >
            {name}
          </a>
          <span className="block text-xs text-muted">{produkt}</span>
        </p>
      </div>
      <p className="text-right font-numbers font-semibold tabular-nums">
        {betrag !== null && (
          <>
            <span className="sr-only">{t('bereich.zeile.praemie')} </span>
            {betrag}
          </>
        )}
      </p>
      <p className="self-center">
        <StatusBadge variant={status.variant}>{status.text}</StatusBadge>
      </p>
      <p className="relative z-1 -my-2 self-center text-right empty:hidden">
        {action && (
          <TextLink href={action.adresse}>
            {action.text}
            <span className="sr-only"> {name}</span>
          </TextLink>
        )}
      </p>
    </li>
  );
};
