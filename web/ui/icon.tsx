const SHAPES = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  chat: 'M4 5h16v11H9.5L4 20z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  code: 'M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3zM14 7v2M14 11v2M14 15v2',
  copy: 'M9 9h11v11H9zM5.5 15H4V4h11v1.5',
  data: 'M4 5h16v14H4zM7.5 15.5a2.5 2.5 0 0 1 5 0M10 12.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5zM15 10h2.5M15 14h2.5',
  down: 'M12 5v14M6 13l6 6 6-6',
  gift: 'M5 12v8h14v-8M3.5 8h17v4h-17zM12 8v12M12 8C10 8 8 7.25 8 5.5S11 3.5 12 8c1-4.5 4-4.25 4-2.5S14 8 12 8',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.75v.01',
  leave: 'M13 4H5v16h8M10 12h10M16.5 8.5L20 12l-3.5 3.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  plus: 'M12 5v14M5 12h14',
  question: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.35-1 .8-1 1.7M12 16.5v.01',
  recommend: 'M20.5 3.5L10 14M20.5 3.5l-6 17-4.5-6.5L3.5 9.5z',
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
