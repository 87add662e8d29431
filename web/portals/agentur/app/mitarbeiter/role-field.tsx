import type { ComponentProps } from 'react';
import { VERGEBENE_ROLLEN, type VergebeneRolle } from '../../../../../contract/rules/rollen.ts';
import { idOf, Label } from '../../../../ui/field.tsx';
import { FIELD } from '../../../shell/looks.ts';
import { useAgentur } from '../own.ts';

/** What a choice of the field is on the wire; none is nobody's role. */
export const rollenOf = (chosen: string): VergebeneRolle[] => VERGEBENE_ROLLEN.filter((rolle) => rolle === chosen);

/** The choice that roles come to: an owner may all. */
export const choiceOf = (rollen: readonly VergebeneRolle[]): string => VERGEBENE_ROLLEN.find((rolle) => rollen.includes(rolle)) ?? 'keine';

/** Which role somebody has in the agency. */
export function RoleField({ hint, ...select }: { hint?: string } & ComponentProps<'select'>) {
  const { t } = useAgentur();
  return (
    <div>
      <Label name="Rolle" label={t('agentur.mitarbeiter.rolle')} />
      {hint && (
        <p id="rolle-hinweis" className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
      <select {...select} id={idOf('Rolle')} {...(hint && { 'aria-describedby': 'rolle-hinweis' })} className={`${FIELD} mt-1`}>
        {([...VERGEBENE_ROLLEN, 'keine'] as const).map((rolle) => (
          <option key={rolle} value={rolle}>
            {t(`agentur.mitarbeiter.rolle.${rolle}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
