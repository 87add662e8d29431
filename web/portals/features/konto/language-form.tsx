import * as z from 'zod/mini';
import { Locale } from '../../../../contract/values/wire.ts';
import { useCallForm } from '../../shell/form/form.ts';
import { SelectField } from '../../shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../shell/form/form-parts.tsx';

const LANGUAGE = z.object({ Language: Locale });

interface LanguageFormProps {
  readonly language: Locale;
  /** The languages of the tenant. */
  readonly locales: readonly Locale[];
  readonly texts: Readonly<Record<'label' | 'hint' | 'button', string>>;
  nameOf(locale: Locale): string;
  /** Stores the language and opens the portal in it. */
  save(language: Locale): Promise<void>;
}

/** Form for the language of the portal and its mails. */
export function LanguageForm({ language, locales, texts: { label, hint, button }, nameOf, save }: LanguageFormProps) {
  const { form, submit, refused } = useCallForm({
    schema: LANGUAGE,
    start: { Language: language },
    labels: { Language: label },
    draftName: null,
    send: ({ Language }) => save(Language),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormPart refused={refused} submit={submit}>
      <SelectField
        field={{ name: 'Language', label, hint, error: errors.Language?.message }}
        options={locales.map((value) => ({ value, label: nameOf(value) }))}
        {...form.register('Language')}
      />
      <SubmitButton isQuiet isBusy={isSubmitting}>
        {button}
      </SubmitButton>
    </FormPart>
  );
}
