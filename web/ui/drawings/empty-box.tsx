import { Drawing } from './drawing.tsx';

/** An open, empty box, for a page without a reward to choose. */
export const EmptyBox = () => (
  <Drawing>
    <path d="M150 190h260v108a12 12 0 0 1-12 12H162a12 12 0 0 1-12-12z" className="fill-surface-strong stroke-primary" />
    <path d="M150 190l-54-48M410 190l54-48" className="stroke-primary" />
    <path d="M280 190v120" strokeDasharray="1 18" className="stroke-primary" />
    <path d="M280 160c0-52 52-40 52-84" strokeDasharray="1 18" className="stroke-primary" />
    <circle cx="336" cy="54" r="11" className="fill-accent" />
  </Drawing>
);
