/** Looks that parts of portals share: 40 px high, quiet. */

const BUTTON =
  'inline-flex min-h-10 cursor-pointer items-center justify-center gap-2 rounded-control px-4 text-center leading-tight font-semibold no-underline transition-colors duration-150 ease-out disabled:cursor-not-allowed disabled:opacity-60 aria-busy:cursor-progress';

export const PRIMARY = `${BUTTON} bg-primary text-on-primary hover:bg-primary/90`;
export const QUIET = `${BUTTON} border border-border bg-surface text-text hover:border-muted hover:bg-surface-strong`;
export const DANGER = `${BUTTON} border border-danger/50 bg-surface text-danger hover:border-danger`;

/** A sign that is pressed. */
export const SIGN =
  'inline-grid size-10 shrink-0 cursor-pointer place-items-center rounded-control text-muted transition-colors duration-150 ease-out hover:bg-surface-strong hover:text-text disabled:cursor-not-allowed disabled:opacity-40';

/** A chip of the filters. */
export const CHIP =
  'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-pill border border-border bg-surface px-3 text-xs leading-tight font-medium whitespace-nowrap transition-colors duration-150 ease-out hover:border-muted aria-pressed:border-primary aria-pressed:bg-primary/10 aria-pressed:text-primary aria-pressed:font-semibold';

/** What is typed in or chosen from, as wide as what it says. */
export const FIELD_IN_LINE =
  'min-h-10 max-w-full rounded-control border border-muted/60 bg-surface px-3 text-base text-text transition-colors duration-150 ease-out placeholder:text-muted hover:border-muted aria-invalid:border-danger';

/** The same as wide as its place. */
export const FIELD = `block w-full ${FIELD_IN_LINE}`;

/** A line of a list that opens below a button. */
export const LINE =
  'flex min-h-9 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-left no-underline hover:bg-surface-strong aria-[current]:font-semibold';
