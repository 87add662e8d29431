const SHAPES = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  chat: 'M4 5h16v11H9.5L4 20z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM5.5 15H4V4h11v1.5',
  down: 'M12 5v14M6 13l6 6 6-6',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.75v.01',
  plus: 'M12 5v14M5 12h14',
  share: 'M12 15V4M7.5 8.5L12 4l4.5 4.5M5 12v8h14v-8',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.25l2.75 2.75L16 9.5',
  stop: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 8v5M12 16.25v.01',
  warning: 'M12 4L2.75 20h18.5zM12 10v4.5M12 17.25v.01',
} as const;

export type IconName = keyof typeof SHAPES;

/** Names of all icons. */
export const ICONS = Object.keys(SHAPES) as IconName[];

/** Line icon of the text's size and colour; never the only bearer of a meaning. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
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
