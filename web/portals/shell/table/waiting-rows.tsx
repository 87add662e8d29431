const ROWS = 12;
const WIDTHS = ['w-3/5', 'w-2/5', 'w-4/5', 'w-1/2', 'w-3/4'] as const;

const Bar = ({ at }: { at: number }) => <span className={`skeleton block h-[1em] rounded-control ${WIDTHS[at % WIDTHS.length]}`} />;
const places = Array.from({ length: ROWS }, (_, row) => row);

/** Placeholder rows in the size of the loaded ones. */
export const WaitingRows = ({ label, columns }: { label: string; columns: number }) => (
  <>
    <tr className="sr-only">
      <td>
        <span role="status">{label}</span>
      </td>
    </tr>
    {places.map((row) => (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: placeholder rows contain nothing focusable
      <tr key={row} aria-hidden="true">
        {Array.from({ length: columns }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholder cells have no key
          <td key={column} className="h-10 border-b border-border px-3">
            <Bar at={row * 2 + column} />
          </td>
        ))}
      </tr>
    ))}
  </>
);

/** Placeholder cards in the size of the loaded ones. */
export const WaitingCards = ({ label }: { label: string }) => (
  <div className="flex flex-col gap-2">
    <span role="status" className="sr-only">
      {label}
    </span>
    {places.map((row) => (
      <div key={row} aria-hidden="true" className="flex flex-col gap-3 rounded-control border border-border px-4 py-4">
        <Bar at={row} />
        <Bar at={row + 2} />
      </div>
    ))}
  </div>
);
