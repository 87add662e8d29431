import { type FormOf, fieldOf } from '../../shell/form.ts';
import { TextField } from '../../ui/fields.tsx';

/** Fields of bank data, by their names on the wire. */
export const BANK_FIELDS = ['Kontoinhaber', 'IBAN', 'BIC'] as const;

export type BankField = (typeof BANK_FIELDS)[number];

interface BankFieldsProps<Path extends string> extends FormOf<`${Path}${BankField}`> {
  /** Prefix of the field names on the wire: empty, or a path with its dot. */
  readonly path: Path;
  /** The tenant pays only to German accounts. */
  readonly isNurDe: boolean;
}

/** Fields for a transfer: account holder, IBAN with or without spaces, optional BIC. */
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
