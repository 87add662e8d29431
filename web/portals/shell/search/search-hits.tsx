/** What a search over everything found: where it leads, what it is, and to which group it belongs. */
export interface Hit {
  readonly href: string;
  readonly title: string;
  readonly detail?: string;
  readonly group: string;
  /** Why it was found, where title and detail do not show it: a column, and the piece of its value, from 0, without its end. */
  readonly found?: { readonly label: string; readonly value: string; readonly from: number; readonly to: number } | undefined;
}

/** Hits by their group, in the order in which they come. */
export function Hits({ hits, close }: { readonly hits: readonly Hit[]; close(): void }) {
  const groups = [...new Set(hits.map(({ group }) => group))];
  return groups.map((group) => (
    <section key={group} aria-label={group}>
      <h2 className="px-3 pt-2 pb-1 font-body text-xs font-semibold text-muted">{group}</h2>
      <ul>
        {hits
          .filter((hit) => hit.group === group)
          .map(({ href, title, detail, found }) => (
            <li key={href}>
              <a
                href={href}
                className="block rounded-control px-3 py-1.5 no-underline hover:bg-surface-strong focus:bg-surface-strong"
                onClick={close}
              >
                <span className="block font-medium">{title}</span>
                {detail && <span className="block text-xs text-muted">{detail}</span>}
                {found && <Found {...found} />}
              </a>
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
