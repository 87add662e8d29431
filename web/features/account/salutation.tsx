import type { Translate } from '../../../texts/texts.ts';
import type { FormView } from '../../shell/form.ts';
import { RADIO } from '../../ui/field.tsx';

const ANREDEN = ['Frau', 'Herr', ''] as const;

interface SalutationProps {
  readonly t: Translate;
  readonly form: FormView;
  /** Path of the field on the wire. */
  readonly name: string;
  readonly className?: string;
}

/** The preferred form of address; optional. */
export const Salutation = ({ t, form, name, className = '' }: SalutationProps) => (
  <fieldset className={className}>
    <legend className="font-semibold">
      {t('feldname.anrede')} <span className="font-normal text-muted">({t('formular.optional')})</span>
    </legend>
    <div className="mt-1 flex flex-wrap gap-x-6">
      {ANREDEN.map((anrede) => (
        <label key={anrede} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
          <input type="radio" name={name} value={anrede} defaultChecked={(form.values[name] ?? '') === anrede} className={RADIO} />
          {t(`angaben.anrede.${anrede || 'keine'}`)}
        </label>
      ))}
    </div>
  </fieldset>
);
