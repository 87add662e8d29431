import type { ComponentProps } from 'react';
import { ASSIGNABLE_ROLLEN, type AssignableRolle } from '../../../../contract/rules/rollen.ts';
import { idOf, Label } from '../../../ui/field.tsx';
import { FIELD } from '../../shell/styles.ts';
import { useAgentur } from '../own.ts';

const CHOICES = [...ASSIGNABLE_ROLLEN, 'Minimal'] as const;
type Choice = (typeof CHOICES)[number];

/** The roles of a choice as calls take them; empty for `Minimal`, which means no role. */
export const rollenOf = (chosen: Choice): AssignableRolle[] => ASSIGNABLE_ROLLEN.filter((rolle) => rolle === chosen);

/** The choice for a list of roles: `Inhaber` before `Mitarbeiter`, since an owner may do everything; `Minimal` for an empty list. */
export const choiceOf = (rollen: readonly AssignableRolle[]): Choice =>
  CHOICES.find((rolle) => rollen.some((one) => one === rolle)) ?? 'Minimal';

interface RoleFieldProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  readonly value: Choice;
  /** Reason why the role cannot be changed; shown in place of what the role permits. */
  readonly hint?: string;
  choose(rolle: Choice): void;
}

/** Select for the role of a staff member in the agency; shows what the role permits. */
export function RoleField({ hint, value, choose, ...select }: RoleFieldProps) {
  const { t } = useAgentur();
  return (
    <div>
      <Label name="Rolle" label={t('agentur.mitarbeiter.rolle')} />
      <p id="rolle-hinweis" className="mt-1 text-xs text-muted">
        {hint ?? t(`agentur.mitarbeiter.darf.${value}`)}
      </p>
      <select
        {...select}
        id={idOf('Rolle')}
        value={value}
        aria-describedby="rolle-hinweis"
        className={`${FIELD} mt-1`}
        onChange={({ target }) => choose(CHOICES.find((rolle) => rolle === target.value) ?? value)}
      >
        {CHOICES.map((rolle) => (
          <option key={rolle} value={rolle}>
            {t(`agentur.rolle.${rolle}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
