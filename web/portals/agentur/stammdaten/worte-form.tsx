import { useQueryClient } from '@tanstack/react-query';
import { AGENTURVARIABLEN, setAgenturvariables } from '../../../../contract/calls/agentur/worte.ts';
import { useCallForm } from '../../shell/form/form.ts';
import { InputField, TextField } from '../../shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../shell/form/form-parts.tsx';
import { toast } from '../../shell/toast/toasts.ts';
import { useAgentur } from '../own.ts';
import { labelOf } from './labels.ts';
import { toWorte, type Worte, worteQuery } from './load.ts';
import { Vorschau } from './vorschau.tsx';

interface WorteFormProps {
  readonly known: Worte;
  /** Name of the agency in the master data. */
  readonly agenturname: string;
}

/** Form for the agency's texts, with a live preview. */
export function WorteForm({ known, agenturname }: WorteFormProps) {
  const portal = useAgentur();
  const { t, call, data } = portal;
  const queries = useQueryClient();
  const params = { agentur: data.own.benutzer.Agenturnummer };
  const labels = { Name: labelOf(t, 'Kundenname'), Oeffnungszeiten: labelOf(t, 'Oeffnungszeiten'), Begruessung: labelOf(t, 'Begruessung') };
  const { form, submit, refused } = useCallForm({
    schema: setAgenturvariables.body,
    start: known as Partial<Record<keyof Worte, string | null>>,
    labels,
    draftName: `worte.${params.agentur}`,
    async send(typed) {
      const changed = AGENTURVARIABLEN.filter((name) => (typed[name] ?? '') !== known[name]);
      const { body } = await call(setAgenturvariables, { params, body: Object.fromEntries(changed.map((name) => [name, typed[name]])) });
      const said = toWorte(body);
      queries.setQueryData(worteQuery(portal).queryKey, said);
      form.reset(said);
      toast({ text: t('agentur.worte.gespeichert') });
      void queries.invalidateQueries({ queryKey: ['stammdaten'] });
    },
  });
  const { errors, isSubmitting } = form.formState;
  const typed = form.watch();
  const field = (name: keyof Worte) => ({
    // The form of the master data on the same screen has a field Name too.
    name: name === 'Name' ? 'Kundenname' : name,
    label: labels[name],
    hint: t(`agentur.worte.${name}.text`),
    error: errors[name]?.message,
    isOptional: true,
  });
  return (
    <div className="grid max-w-page items-start gap-x-10 gap-y-6 lg:grid-cols-2">
      <FormPart refused={refused} submit={submit}>
        <InputField field={field('Name')} autoComplete="off" {...form.register('Name')} />
        <TextField field={field('Oeffnungszeiten')} {...form.register('Oeffnungszeiten')} />
        <TextField field={field('Begruessung')} {...form.register('Begruessung')} />
        <SubmitButton isBusy={isSubmitting}>{t('agentur.worte.speichern')}</SubmitButton>
      </FormPart>
      <Vorschau
        worte={{
          Name: typed.Name?.trim() || agenturname,
          Oeffnungszeiten: typed.Oeffnungszeiten?.trim() ?? '',
          Begruessung: typed.Begruessung?.trim() ?? '',
        }}
      />
    </div>
  );
}
