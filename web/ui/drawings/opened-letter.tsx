import { Drawing } from './drawing.tsx';

/** An opened envelope, for a mailed link that is done or invalid. */
export const OpenedLetter = ({ isDone = false }: { isDone?: boolean }) => (
  <Drawing>
    <path d="M120 176 280 66l160 110v132a16 16 0 0 1-16 16H136a16 16 0 0 1-16-16z" className="fill-surface-strong stroke-primary" />
    <path d="M172 214V100a12 12 0 0 1 12-12h192a12 12 0 0 1 12 12v114L280 282z" className="fill-bg stroke-primary" />
    <path d="M212 132h84M212 164h136" className="stroke-border" />
    <path d="M120 184 280 288l160-104" className="stroke-primary" />
    <path d="M136 318 232 256M424 318l-96-62" className="stroke-primary" />
    {isDone ? (
      <>
        <circle cx="394" cy="94" r="38" className="fill-accent" />
        <path d="m377 95 12 12 22-25" className="stroke-on-accent" />
      </>
    ) : (
      <>
        <path d="M408 84c30-34 70-36 100-8" strokeDasharray="1 18" className="stroke-primary" />
        <circle cx="520" cy="92" r="11" className="fill-accent" />
      </>
    )}
  </Drawing>
);
