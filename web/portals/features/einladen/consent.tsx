import type { Einladungsdaten } from '../../../../contract/calls/agentur/einladung.ts';
import { FieldError, idOf } from '../../../ui/field.tsx';
import { NoBreakText } from '../../shell/no-break-text.tsx';
import { useInviter } from './inviter.ts';

interface ConsentProps {
  readonly wortlaut: Einladungsdaten['Einwilligung'];
  readonly isGiven: boolean;
  readonly error: string | undefined;
  /** Version of the accepted wording and the moment; null withdraws the consent. */
  onChange(given: { readonly Version: string; readonly Am: string } | null): void;
}

const NAME = 'Einwilligung';

/** Wording of the consent to be read out, and a checkbox for the customer's yes. */
export function Consent({ wortlaut: { Version, Text }, isGiven, error, onChange }: ConsentProps) {
  const { t, now } = useInviter();
  return (
    <div className="flex flex-col gap-2 rounded-card border border-border bg-surface p-4">
      <p className="text-xs font-semibold text-muted">{t('agentur.einladen.vorlesen')}</p>
      <blockquote className="border-l-4 border-primary pl-3 wrap-anywhere">
        <NoBreakText text={Text} />
      </blockquote>
      <FieldError name={NAME} error={error} errorPrefix={t('formular.fehler')} />
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          id={idOf(NAME)}
          name={NAME}
          type="checkbox"
          className="size-5 shrink-0 accent-primary"
          checked={isGiven}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${idOf(NAME)}-fehler`}
          onChange={({ target }) => onChange(target.checked ? { Version, Am: now().toISOString() } : null)}
        />
        {t('agentur.einladen.zugestimmt')}
      </label>
    </div>
  );
}
