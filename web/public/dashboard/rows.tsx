import type { PageContext } from '../../shell/page.ts';
import { findScene, Picture, type Scene } from '../../ui/picture.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { placeOf, type RowView } from './row-view.ts';

type RowsProps = Pick<PageContext, 't' | 'look'> & {
  readonly rows: readonly RowView[];
  /** The line whose details are shown. */
  readonly chosen: string | null;
};

/** One line each: scene of its state, recipient, product, status, amount and action. The whole line links to its details. The list styles its lines, to keep each small. */
export const Rows = ({ rows, ...props }: RowsProps) => (
  <ul
    className={`-mx-3 divide-y divide-border border-y border-border *:grid *:scroll-mt-6 *:gap-x-4 *:gap-y-2 *:md:gap-y-1 *:px-3 *:py-4 *:transition-colors *:duration-200 *:ease-out ${props.look.stand ? WITH_SCENE : '*:grid-cols-[minmax(0,1fr)_auto]'}`}
  >
    {rows.map((row) => (
      <Row key={row.id} {...props} row={row} />
    ))}
  </ul>
);

/** The scene stands beside both lines of text, on phones beside the first one; large text does not enlarge it. */
const WITH_SCENE = '*:grid-cols-[min(6.5rem,22vw)_minmax(0,1fr)_auto] *:md:gap-x-5';

/** The chosen line stands out over the whole width of the list. */
const CHOSEN =
  'lg:rounded-control lg:border-transparent lg:bg-surface lg:inset-ring-2 lg:inset-ring-primary lg:forced-colors:outline-3 lg:forced-colors:-outline-offset-3 lg:forced-colors:outline-[Highlight]';

const Row = ({ t, look, row, chosen }: Omit<RowsProps, 'rows'> & { readonly row: RowView }) => {
  const { id, name, subtitle, status, betrag, action, stand, adresse } = row;
  return (
    <li id={placeOf(id)} className={`relative hover:bg-surface has-focus-visible:bg-surface ${id === chosen ? CHOSEN : ''}`}>
      {look.stand && (
        <span className="self-center md:row-span-2">
          <RowScene look={look} stand={stand} />
        </span>
      )}
      <p className="min-w-0 wrap-anywhere">
        <a
          href={adresse}
          aria-current={id === chosen ? 'true' : undefined}
          className="font-semibold no-underline after:absolute after:inset-0 hover:underline forced-colors:outline-none"
        >
          {name}
        </a>
        <span className="block text-xs text-muted">{subtitle}</span>
      </p>
      <p className="text-right font-numbers font-semibold tabular-nums">
        {betrag !== null && (
          <>
            <span className="sr-only">{t('bereich.zeile.praemie')} </span>
            {betrag}
          </>
        )}
      </p>
      <p className="flex min-w-0 max-md:col-span-full md:col-span-2 flex-wrap items-center justify-between gap-x-4">
        <StatusBadge variant={status.variant}>{status.text}</StatusBadge>
        {action && (
          <span className="relative z-1 -my-2">
            <TextLink href={action.adresse}>
              {action.text}
              <span className="sr-only"> {name}</span>
            </TextLink>
          </span>
        )}
      </p>
    </li>
  );
};

/** The scene of the state; for what ended without a reward the tenant's picture of an end. */
function RowScene({ look, stand }: Pick<RowsProps, 'look'> & Pick<RowView, 'stand'>) {
  const scene = stand ? findScene(look, stand) : look.szenen.ende;
  const part = scene && 'klein' in scene ? partOf(scene) : scene;
  return part && <Picture bild={part} lazy className={`aspect-4/3 rounded-control ${stand ? '' : 'opacity-60'}`} />;
}

/** The part of the scene that shows the state. JPEG stays the whole scene, whose middle shows. */
const partOf = (scene: Scene): Scene => (scene.klein ? { ...scene, avif: null, webp: scene.klein } : scene);
