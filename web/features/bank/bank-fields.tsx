import { type FormOf, fieldOf } from '../../shell/form.ts';
import { TextField } from '../../ui/fields.tsx';

/** What bank data consists of, by its names on the wire. */
export const BANK_FIELDS = ['Kontoinhaber', 'IBAN', 'BIC'] as const;

export type BankField = (typeof BANK_FIELDS)[number];

interface BankFieldsProps<Path extends string> extends FormOf<`${Path}${BankField}`> {
  /** What stands before the fields' names on the wire: nothing, or a path with its dot. */
  readonly path: Path;
  /** The tenant pays to German accounts alone. */
  readonly isNurDe: boolean;
}

/** Where money goes: account holder, IBAN with or without spaces, BIC for who has one. */
export const BankFields = <Path extends '' | 'Bankdaten.'>({ t, form, path, isNurDe }: BankFieldsProps<Path>) => {
  const field = (name: BankField) => fieldOf({ t, form }, `${path}${name}`);
  return (
    <fieldset className="flex flex-col gap-6" aria-describedby="schutz">
      <legend className="mb-3 font-heading text-lg font-semibold">{t('praemie.bank')}</legend>
      <TextField
        {...field('Kontoinhaber')}
        label={t('feldname.kontoinhaber')}
        hint={t('praemie.bank.kontoinhaber.hinweis')}
        autoComplete="name"
      />
      <TextField
        {...field('IBAN')}
        label={t('feldname.iban')}
        hint={t(isNurDe ? 'praemie.bank.iban.hinweisDe' : 'praemie.bank.iban.hinweis')}
        autoComplete="off"
      />
      <TextField {...field('BIC')} label={t('feldname.bic')} optional={t('formular.optional')} autoComplete="off" />
      <p id="schutz" className="max-w-measure text-xs text-muted">
        {t('praemie.bank.schutz')}
      </p>
    </fieldset>
  );
};
