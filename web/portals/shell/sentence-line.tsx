import { Icon, type IconName } from '../../ui/icon.tsx';

/** Classes of a list of sentences with figures. */
export const SENTENCES = 'divide-y divide-border rounded-card border border-border bg-surface';

interface SentenceLineProps {
  readonly icon: IconName;
  readonly isWarning?: boolean;
  readonly href: string;
  readonly text: string;
}

/** A sentence with a figure, linked to its rows. */
export const SentenceLine = ({ icon, isWarning = false, href, text }: SentenceLineProps) => (
  <a
    href={href}
    className="flex min-h-12 items-center gap-3 px-4 py-2 no-underline transition-colors duration-150 ease-out hover:bg-surface-strong"
  >
    <Icon name={icon} className={`text-lg ${isWarning ? 'text-warning' : 'text-primary'}`} />
    <span className="min-w-0 grow font-medium">{text}</span>
    <Icon name="right" className="text-muted" />
  </a>
);
