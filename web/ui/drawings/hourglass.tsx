import { Drawing } from './drawing.tsx';

/** A running hourglass, for an outage that passes. */
export const Hourglass = () => (
  <Drawing>
    <path d="M204 60c0 74 50 86 50 120s-50 46-50 120h152c0-74-50-86-50-120s50-46 50-120z" className="fill-surface-strong stroke-primary" />
    <path d="M184 56h192M184 304h192" strokeWidth="14" className="stroke-primary" />
    <path d="M226 112h108c-12 30-34 40-44 58h-20c-10-18-32-28-44-58z" className="fill-accent" />
    <path d="M280 184v66" strokeDasharray="1 15" className="stroke-accent" />
    <path d="M232 292c8-26 30-34 48-34s40 8 48 34z" className="fill-accent" />
    <path d="M96 232C74 190 80 138 116 106M464 128c22 42 16 94-20 126" strokeDasharray="1 18" className="stroke-primary" />
  </Drawing>
);
