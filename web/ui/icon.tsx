const SHAPES = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  chat: 'M4 5h16v11H9.5L4 20z',
  copy: 'M9 9h11v11H9zM5.5 15H4V4h11v1.5',
  down: 'M12 5v14M6 13l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  share: 'M12 15V4M7.5 8.5L12 4l4.5 4.5M5 12v8h14v-8',
} as const;

/** Names of all icons. */
export const ICONS = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

/** Line icon of the text's size and colour; never the only bearer of a meaning. */
export const Icon = ({ name, className = '' }: { name: keyof typeof SHAPES; className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className={`size-[1.25em] shrink-0 ${className}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={SHAPES[name]} />
  </svg>
);
