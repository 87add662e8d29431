import { PASSWORT_REGELN } from '../../../../contract/calls/account/passwort.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useApp } from '../portal.tsx';

/** The rules of a new password; each is ticked as soon as the typed one meets it. */
export function PasswordRules({ typed }: { typed: string }) {
  const { t } = useApp();
  return (
    <div className="text-xs text-muted">
      <p>{t('passwort.regeln')}</p>
      <ul className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {PASSWORT_REGELN.map(({ Name, Muster }) => {
          const isMet = new RegExp(Muster).test(typed);
          return (
            <li key={Name} className={`flex items-center gap-2 ${isMet ? 'text-success' : ''}`}>
              <span
                aria-hidden="true"
                className={`grid size-4 place-items-center rounded-full border ${isMet ? 'border-success' : 'border-muted'}`}
              >
                {isMet && <Icon name="check" className="size-3" />}
              </span>
              {t(`passwort.regel.${Name}`)}
              <span className="sr-only">{t(isMet ? 'passwort.erfuellt' : 'passwort.fehlt')}</span>
            </li>
          );
        })}
      </ul>
      <p className="mt-1">{t('passwort.regeln.haeufig')}</p>
    </div>
  );
}
