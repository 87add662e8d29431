import { useState } from 'react';
import { saveNotiz } from '../../../../contract/calls/agentur/einzeln.ts';
import { Notice } from '../../../ui/notice.tsx';
import { CallError } from '../../shell/call.ts';
import { useCallForm } from '../../shell/form/form.ts';
import { DayField, TextField } from '../../shell/form/form-fields.tsx';
import { useApp } from '../../shell/portal.tsx';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../shell/styles.ts';
import { toast } from '../../shell/toast/toasts.ts';
import type { NotizProps } from './notiz-text.tsx';
import { NotizText } from './notiz-text.tsx';

/**
 * Form for a note and its follow-up day; the user can undo the change for ten seconds. If another user changes the note meanwhile, the call
 * refuses the change and the form shows the other version; sending the form again replaces it.
 */
export default function NotizForm({ notiz, draftName, hasReminder, save, onChanged, close }: NotizProps & { close(): void }) {
  const { t } = useApp();
  const labels = { Text: t('agentur.notiz.text'), Wiedervorlage: t('agentur.notiz.wiedervorlage'), Bisher: '' };
  const [opened] = useState(notiz?.GeaendertAm);
  const isOther = notiz !== null && notiz.GeaendertAm !== opened;
  const before = { Text: notiz?.Text ?? '', ...(hasReminder && { Wiedervorlage: notiz?.Wiedervorlage ?? null }) };
  const { form, submit, refused } = useCallForm({
    schema: saveNotiz.body,
    start: before,
    labels,
    draftName,
    async send(body) {
      const saved = await save({ ...body, Bisher: notiz?.GeaendertAm ?? null }).catch((error: unknown) => {
        if (!(error instanceof CallError && error.problem.code === 'Konflikt')) throw error;
        onChanged();
        throw new CallError({ ...error.problem, detail: t('agentur.notiz.inzwischen') });
      });
      close();
      onChanged();
      toast({
        text: body.Text === '' ? t('agentur.notiz.geloescht') : t('agentur.notiz.gespeichert'),
        undo: () =>
          void save({ ...before, Bisher: saved?.GeaendertAm ?? null }).then(onChanged, (error: unknown) =>
            toast({ text: error instanceof CallError ? error.problem.detail : t('portal.fehler.text') }),
          ),
      });
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      {refused && (
        <Notice variant="danger" alert>
          {refused}
        </Notice>
      )}
      {isOther && <NotizText notiz={notiz} />}
      <TextField
        autoFocus
        field={{ name: 'Text', label: labels.Text, error: errors.Text?.message }}
        maxLength={1000}
        {...form.register('Text')}
      />
      {hasReminder && (
        <DayField
          field={{ name: 'Wiedervorlage', label: labels.Wiedervorlage, error: errors.Wiedervorlage?.message, isOptional: true }}
          control={form.control}
          empty={null}
        />
      )}
      <div className="flex gap-3">
        <button type="submit" className={PRIMARY_BUTTON} aria-busy={isSubmitting}>
          {t('agentur.notiz.speichern')}
        </button>
        <button type="button" className={SECONDARY_BUTTON} onClick={close}>
          {t('portal.abbrechen')}
        </button>
      </div>
    </form>
  );
}
