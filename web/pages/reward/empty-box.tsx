/** An open box with nothing in it but a trail of dots. */
export const EmptyBox = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 560 240"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="block h-auto w-full max-w-96"
  >
    <path d="M150 120h260v88a12 12 0 0 1-12 12H162a12 12 0 0 1-12-12z" className="fill-surface-strong" />
    <path d="M150 120h260v88a12 12 0 0 1-12 12H162a12 12 0 0 1-12-12z" strokeWidth="6" className="stroke-primary" />
    <path d="M150 120l-50-44M410 120l50-44" strokeWidth="6" className="stroke-primary" />
    <path d="M280 120v100" strokeWidth="6" strokeDasharray="1 18" className="stroke-primary" />
    <path d="M280 92c0-44 44-34 44-62" strokeWidth="6" strokeDasharray="1 18" className="stroke-primary" />
    <circle cx="334" cy="22" r="10" className="fill-accent" />
  </svg>
);
