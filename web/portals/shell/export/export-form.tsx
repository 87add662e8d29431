import { useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { CallError } from '../call.ts';
import { useCallForm } from '../form/form.ts';
import { PasswordInput } from '../form/password-input.tsx';
import { usePortal } from '../portal.tsx';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../styles.ts';
import { toast } from '../toast/toasts.ts';
import { type ExportRequest, FORMATS, type Format } from './exports.ts';
import { addPendingExport } from './pending-exports.ts';
import { saveFile } from './save.ts';
import { exportsQuery, useExports } from './use-exports.ts';

interface ExportFormProps {
  readonly request: ExportRequest;
  close(): void;
  /** Called when the export continues in the background. */
  started(): void;
}

/** Form for format and password; then the file is downloaded or written in the background. */
export function ExportForm({ request, close, started }: ExportFormProps) {
  const { t, queries } = usePortal();
  const exports = useExports();
  const [format, setFormat] = useState<Format>('xlsx');
  const labels = { Password: t('portal.export.passwort') };
  const { form, submit, refused } = useCallForm({
    schema: exports.schema,
    start: { Password: '' },
    labels,
    draftName: null,
    async send(password) {
      await exports.confirm(password);
      const result = await exports.start(request, format).catch((error: unknown) => {
        const isBusy = error instanceof CallError && error.problem.code === 'Konflikt';
        throw isBusy ? new CallError({ ...error.problem, detail: t('portal.export.schonEiner') }) : error;
      });
      if (result instanceof File) {
        saveFile(result);
        toast({ text: t('portal.export.geladen', { datei: result.name }) });
        return close();
      }
      await queries.fetchQuery({ ...exportsQuery(exports), staleTime: 0 });
      addPendingExport(result);
      started();
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
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-1 font-semibold">{t('portal.export.format')}</legend>
        {FORMATS.toReversed().map((one) => (
          <label
            key={one}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-border px-3 py-2 has-checked:border-primary has-checked:bg-primary/5"
          >
            <input
              type="radio"
              name="format"
              className="mt-1 size-4 shrink-0 accent-primary"
              checked={format === one}
              onChange={() => setFormat(one)}
            />
            <span>
              <span className="block font-medium">{t(`portal.export.${one}`)}</span>
              <span className="block text-xs text-muted">{t(`portal.export.${one}.text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <PasswordInput
        field={{ name: 'Password', label: labels.Password, hint: t('portal.export.passwort.text'), error: errors.Password?.message }}
        autoComplete="current-password"
        {...form.register('Password')}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <button type="button" className={SECONDARY_BUTTON} onClick={close}>
          {t('portal.abbrechen')}
        </button>
        <button type="submit" className={PRIMARY_BUTTON} aria-busy={isSubmitting}>
          {t('portal.export.knopf')}
        </button>
      </div>
    </form>
  );
}
