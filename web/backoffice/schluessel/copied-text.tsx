import { type ReactNode, useState } from 'react';
import { copyText } from '../../portals/shell/copy.ts';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { useBackoffice } from '../backoffice.ts';

interface CopiedTextProps {
  readonly label: string;
  readonly text: string;
  /** Label of the button. */
  readonly copy: string;
  readonly children?: ReactNode;
}

/** A text for a program, with a button that copies it. */
export function CopiedText({ label, text, copy, children }: CopiedTextProps) {
  const { t } = useBackoffice();
  const [isCopied, setCopied] = useState(false);
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="font-semibold">{label}</figcaption>
      {children}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <pre tabIndex={0} className="overflow-x-auto rounded-control border border-border bg-surface-strong p-3 text-xs select-all">
        {text}
      </pre>
      <button type="button" className={`${SECONDARY_BUTTON} self-start`} onClick={async () => setCopied(await copyText(text))}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span role="status">{isCopied ? t('betrieb.schluessel.kopiert') : copy}</span>
      </button>
    </figure>
  );
}
