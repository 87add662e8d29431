/** A line of the palette: target or action, title and group. */
export interface Hit {
  readonly href?: string;
  /** What it does; with a target, in place of loading its page. */
  run?(): void;
  readonly title: string;
  readonly detail?: string;
  readonly group: string;
  /** The matching column and value if title and detail do not show the match; `from` (0-based) to `to` (exclusive) is the matching part. */
  readonly found?: { readonly label: string; readonly value: string; readonly from: number; readonly to: number } | undefined;
}

const HIT = 'block rounded-control px-3 py-1.5 no-underline hover:bg-surface-strong focus:bg-surface-strong';

const HitText = ({ title, detail }: { title: string; detail: string | undefined }) => (
  <>
    <span className="block font-medium">{title}</span>
    {detail && <span className="block text-xs text-muted">{detail}</span>}
  </>
);

/** Hits by group, in the given order. */
export function Hits({ hits, close }: { readonly hits: readonly Hit[]; close(): void }) {
  const groups = [...new Set(hits.map(({ group }) => group))];
  return groups.map((group) => (
    <section key={group} aria-label={group}>
      <h2 className="px-3 pt-2 pb-1 font-body text-xs font-semibold text-muted">{group}</h2>
      <ul>
        {hits
          .filter((hit) => hit.group === group)
          .map(({ href, run, title, detail, found }) => (
            <li key={`${href ?? title} ${detail}`}>
              {run && href === undefined ? (
                <button
                  data-hit
                  type="button"
                  className={`${HIT} w-full cursor-pointer text-left`}
                  onClick={() => {
                    close();
                    run();
                  }}
                >
                  <HitText title={title} detail={detail} />
                </button>
              ) : (
                <a
                  data-hit
                  href={href}
                  className={HIT}
                  onClick={(event) => {
                    close();
                    if (!run || event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    run();
                  }}
                >
                  <HitText title={title} detail={detail} />
                  {found && <Found {...found} />}
                </a>
              )}
            </li>
          ))}
      </ul>
    </section>
  ));
}

const Found = ({ label, value, from, to }: NonNullable<Hit['found']>) => (
  <span className="block text-xs wrap-anywhere text-muted">
    {label}: {value.slice(0, from)}
    <mark className="rounded-control bg-primary/15 font-semibold text-text">{value.slice(from, to)}</mark>
    {value.slice(to)}
  </span>
);
