import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { copyText } from '../../shell/copy.ts';
import { useApp } from '../../shell/portal.tsx';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../shell/styles.ts';
import { toast } from '../../shell/toast/toasts.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** What the codes are for, and for whom: so that printed codes can be told apart. */
  readonly owner: string;
  done(): void;
}

/** Recovery codes, to copy or print; they are shown only once. */
export function RecoveryCodes({ codes, owner, done }: RecoveryCodesProps) {
  const { t } = useApp();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const copy = async () => {
    const isCopied = await copyText(codes.join('\n'));
    toast({ text: t(isCopied ? 'agentur.zweitfaktor.codes.kopiert' : 'agentur.zweitfaktor.codes.nichtKopiert') });
  };
  return (
    <div data-print className="flex max-w-120 flex-col gap-4">
      <h3 ref={head} tabIndex={-1} className="text-base outline-none">
        {t('agentur.zweitfaktor.codes.titel')}
      </h3>
      <p className="text-xs text-muted">{owner}</p>
      <p>{t('agentur.zweitfaktor.codes.text')}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-card border border-border bg-surface p-4 font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <button type="button" className={SECONDARY_BUTTON} onClick={() => void copy()}>
          <Icon name="copy" />
          {t('agentur.zweitfaktor.codes.kopieren')}
        </button>
        <button type="button" className={SECONDARY_BUTTON} onClick={() => window.print()}>
          {t('agentur.zweitfaktor.codes.drucken')}
        </button>
        <button type="button" className={PRIMARY_BUTTON} onClick={done}>
          {t('agentur.zweitfaktor.codes.fertig')}
        </button>
      </div>
    </div>
  );
}
