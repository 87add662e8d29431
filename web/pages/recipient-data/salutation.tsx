import { RADIO } from '../../ui/field.tsx';
import type { RecipientDataProps } from './load.ts';

const NAME = 'empfaengerdaten.anrede';
const ANREDEN = ['Frau', 'Herr', ''] as const;

/** How somebody wants to be addressed, or not. */
export const Salutation = ({ t, form }: RecipientDataProps) => (
  <fieldset className="md:col-span-6">
    <legend className="font-semibold">
      {t('feldname.anrede')} <span className="font-normal text-muted">({t('formular.optional')})</span>
    </legend>
    <div className="mt-1 flex flex-wrap gap-x-6">
      {ANREDEN.map((anrede) => (
        <label key={anrede} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
          <input type="radio" name={NAME} value={anrede} defaultChecked={(form.values[NAME] ?? '') === anrede} className={RADIO} />
          {t(`angaben.anrede.${anrede || 'keine'}`)}
        </label>
      ))}
    </div>
  </fieldset>
);
