/** Classes that components of portals share: controls are 40 px high. */

const BUTTON =
  'inline-flex min-h-10 cursor-pointer items-center justify-center gap-2 rounded-control px-[min(--spacing(4),4.2vw)] py-1 text-center leading-tight font-semibold no-underline transition-colors duration-150 ease-out disabled:cursor-not-allowed disabled:opacity-60 aria-busy:cursor-progress';

export const PRIMARY_BUTTON = `${BUTTON} bg-primary text-on-primary hover:bg-primary/90`;
export const SECONDARY_BUTTON = `${BUTTON} border border-border bg-surface text-text hover:border-muted hover:bg-surface-strong`;
export const DANGER_BUTTON = `${BUTTON} border border-danger/50 bg-surface text-danger hover:border-danger`;

/** A button with an icon only. */
export const ICON_BUTTON =
  'inline-grid size-10 shrink-0 cursor-pointer place-items-center rounded-control text-muted transition-colors duration-150 ease-out hover:bg-surface-strong hover:text-text disabled:cursor-not-allowed disabled:opacity-40';

/** A chip of the filters. */
export const CHIP =
  'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-pill border border-border bg-surface px-3 text-xs leading-tight font-medium whitespace-nowrap transition-colors duration-150 ease-out hover:border-muted aria-pressed:border-primary aria-pressed:bg-primary/10 aria-pressed:text-primary aria-pressed:font-semibold';

/** Input or select as wide as its content. */
export const INLINE_FIELD =
  'min-h-10 max-w-full rounded-control border border-muted/60 bg-surface px-3 text-base text-text transition-colors duration-150 ease-out placeholder:text-muted hover:border-muted aria-invalid:border-danger';

/** Input or select as wide as its container. */
export const FIELD = `block w-full ${INLINE_FIELD}`;

/** An item of the list in a dropdown. */
export const MENU_ITEM =
  'flex min-h-9 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-left no-underline hover:bg-surface-strong aria-[current]:font-semibold';
