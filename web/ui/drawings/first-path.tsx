import { Drawing } from './drawing.tsx';

/** One person with paths to three others, for a list without referrals. */
export const FirstPath = () => (
  <Drawing>
    <path d="M168 180C240 180 300 74 404 74M168 180h236M168 180c72 0 132 106 236 106" strokeDasharray="1 18" className="stroke-primary" />
    <circle cx="112" cy="180" r="56" className="fill-primary" />
    <circle cx="452" cy="74" r="42" className="fill-surface-strong stroke-primary" />
    <circle cx="452" cy="180" r="42" className="fill-surface-strong stroke-primary" />
    <circle cx="452" cy="286" r="42" className="fill-surface-strong stroke-primary" />
    <circle cx="196" cy="180" r="11" className="fill-accent" />
  </Drawing>
);
