import type { UseFormReturn } from 'react-hook-form';
import { MANDANTENROLLEN, type Mandantenrolle } from '../../../contract/rules/betriebsrollen.ts';
import { DayField } from '../../portals/shell/form/form-fields.tsx';
import { FieldError, idOf } from '../../ui/field.tsx';
import { useBackoffice } from '../backoffice.ts';
import { rolleLabel } from '../labels.ts';

/** Roles and their last day, as forms hold them. */
export interface RoleValues {
  Rollen: Mandantenrolle[];
  GiltBis?: string | null | undefined;
}

export const NO_ROLES: RoleValues = { Rollen: [], GiltBis: null };

/** Labels of the fields. */
export const useRoleLabels = () => {
  const { t } = useBackoffice();
  return { Rollen: t('betrieb.benutzer.rollen'), GiltBis: t('betrieb.benutzer.giltBis') };
};

/** Choice of roles with what each is for, and their last day. */
export function RoleFields<Values extends Partial<RoleValues>, Sent>({ form: given }: { form: UseFormReturn<Values, unknown, Sent> }) {
  const { t } = useBackoffice();
  const labels = useRoleLabels();
  const form = given as unknown as UseFormReturn<RoleValues>;
  const { errors } = form.formState;
  const needsEnd = form.watch('Rollen').includes('Pruefung');
  return (
    <>
      <fieldset aria-describedby={errors.Rollen && `${idOf('Rollen')}-fehler`}>
        <legend className="mb-1 font-semibold">{labels.Rollen}</legend>
        {MANDANTENROLLEN.map((rolle) => (
          <div key={rolle} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-1.5">
            <input
              type="checkbox"
              id={`rolle-${rolle}`}
              value={rolle}
              className="mt-0.5 size-5 cursor-pointer accent-primary"
              aria-describedby={`rolle-${rolle}-text`}
              {...form.register('Rollen')}
            />
            <label htmlFor={`rolle-${rolle}`} className="cursor-pointer font-medium">
              {rolleLabel(t, rolle)}
            </label>
            <p id={`rolle-${rolle}-text`} className="col-start-2 text-xs text-muted">
              {t(`betrieb.rolle.${rolle}.text`)}
            </p>
          </div>
        ))}
        <FieldError name="Rollen" error={errors.Rollen && t('betrieb.benutzer.rollen.fehlt')} errorPrefix={t('formular.fehler')} />
      </fieldset>
      <DayField
        field={{
          name: 'GiltBis',
          label: labels.GiltBis,
          hint: t(needsEnd ? 'betrieb.benutzer.giltBis.noetig' : 'betrieb.benutzer.giltBis.text'),
          error: errors.GiltBis?.message,
          isOptional: !needsEnd,
        }}
        control={form.control}
        empty={null}
      />
    </>
  );
}
