const ROWS = 12;
const WIDTHS = ['w-3/5', 'w-2/5', 'w-4/5', 'w-1/2', 'w-3/4'] as const;

/** Rows in the size of those that come. */
export const WaitingRows = ({ label, columns }: { label: string; columns: number }) => (
  <>
    <tr className="sr-only">
      <td>
        <span role="status">{label}</span>
      </td>
    </tr>
    {Array.from({ length: ROWS }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows that wait have no other name
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a row that waits has the focus
      <tr key={row} aria-hidden="true" className="block rounded-control border border-border px-4 py-3 lg:table-row lg:border-0 lg:p-0">
        {Array.from({ length: columns }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor have their fields
          <td key={column} className="block py-1 lg:table-cell lg:h-10 lg:border-b lg:border-border lg:px-3">
            <span className={`skeleton block h-[1em] rounded-control ${WIDTHS[(row * 2 + column) % WIDTHS.length]}`} />
          </td>
        ))}
      </tr>
    ))}
  </>
);
