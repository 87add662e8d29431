import * as lucide from 'lucide';
import { createElement, Fragment } from 'react';

/** Icons of Lucide, named by their purpose. */
const SHAPES = {
  arrow: lucide.ArrowRight,
  back: lucide.ArrowLeft,
  bank: lucide.Landmark,
  building: lucide.Building2,
  calendar: lucide.CalendarDays,
  chart: lucide.ChartColumn,
  chat: lucide.MessageSquare,
  check: lucide.Check,
  chevron: lucide.ChevronDown,
  claim: lucide.HandCoins,
  clock: lucide.Clock,
  close: lucide.X,
  code: lucide.Ticket,
  columns: lucide.Columns3,
  copy: lucide.Copy,
  data: lucide.IdCard,
  day: lucide.CalendarClock,
  down: lucide.ArrowDown,
  download: lucide.Download,
  funnel: lucide.ListFilter,
  fold: lucide.PanelLeft,
  gear: lucide.Settings,
  gift: lucide.Gift,
  grid: lucide.LayoutGrid,
  house: lucide.House,
  info: lucide.Info,
  invoice: lucide.ReceiptText,
  key: lucide.KeyRound,
  leave: lucide.LogOut,
  left: lucide.ChevronLeft,
  mail: lucide.Mail,
  menu: lucide.Menu,
  money: lucide.Banknote,
  more: lucide.Ellipsis,
  order: lucide.ClipboardCheck,
  people: lucide.UsersRound,
  person: lucide.UserRound,
  picture: lucide.Image,
  plan: lucide.CalendarRange,
  plus: lucide.Plus,
  print: lucide.Printer,
  qr: lucide.QrCode,
  question: lucide.CircleQuestionMark,
  recommend: lucide.Send,
  right: lucide.ChevronRight,
  search: lucide.Search,
  seller: lucide.Handshake,
  share: lucide.Share,
  sort: lucide.ArrowUpDown,
  success: lucide.CircleCheck,
  stop: lucide.OctagonAlert,
  up: lucide.ArrowUp,
  wallet: lucide.Wallet,
  warning: lucide.TriangleAlert,
} as const;

export type IconName = keyof typeof SHAPES;

/** Names of all icons. */
export const ICONS = Object.keys(SHAPES) as IconName[];

const draw = ([tag, attributes]: (typeof SHAPES)[IconName][number]) => createElement(tag, attributes);

/** Line icon in the size and colour of the text. It is hidden from screen readers, so it must not be the only carrier of a meaning. */
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
    {createElement(Fragment, null, ...SHAPES[name].map(draw))}
  </svg>
);
