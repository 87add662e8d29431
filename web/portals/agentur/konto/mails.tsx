import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { changeAgenturkonto } from '../../../../contract/calls/agentur/konto.ts';
import { MAILARTEN, type Mailart } from '../../../../contract/calls/agentur/mails.ts';
import { useCallForm } from '../../shell/form/form.ts';
import { FormPart, SubmitButton } from '../../shell/form/form-parts.tsx';
import { NoBreakText } from '../../shell/no-break-text.tsx';
import { Section } from '../../shell/section.tsx';
import { toast } from '../../shell/toast/toasts.ts';
import { useAgentur } from '../own.ts';
import { type Agenturkonto, KONTO } from './load.ts';

const MAILS = z.object({ Hinweise: z.boolean(), Wochenbericht: z.boolean() });

/** Form to choose the mails that the user receives for this agency. */
export function Mails({ konto: { Hinweise, Wochenbericht } }: { konto: Agenturkonto }) {
  const { t, call } = useAgentur();
  const queries = useQueryClient();
  const { form, submit, refused } = useCallForm({
    schema: MAILS,
    start: { Hinweise, Wochenbericht },
    labels: { Hinweise: t('agentur.mails.Hinweise'), Wochenbericht: t('agentur.mails.Wochenbericht') },
    draftName: null,
    async send(body) {
      const answer = await call(changeAgenturkonto, { body });
      queries.setQueryData(KONTO, answer.body);
      toast({ text: t('agentur.mails.gespeichert') });
    },
  });
  const box = (art: Mailart) => (
    <label key={art} className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-1">
      <input type="checkbox" className="mt-1 size-5 accent-primary" aria-describedby={`mails-${art}`} {...form.register(art)} />
      <span className="font-medium">
        <NoBreakText text={t(`agentur.mails.${art}`)} />
      </span>
      <span id={`mails-${art}`} className="col-start-2 text-xs text-muted">
        {t(`agentur.mails.${art}.text`)}
      </span>
    </label>
  );
  return (
    <Section title={t('agentur.mails.titel')} text={t('agentur.mails.text')}>
      <FormPart refused={refused} submit={submit}>
        <div className="flex max-w-measure flex-col gap-3">{MAILARTEN.map(box)}</div>
        <SubmitButton isQuiet isBusy={form.formState.isSubmitting}>
          <span>
            <NoBreakText text={t('agentur.mails.knopf')} />
          </span>
        </SubmitButton>
      </FormPart>
    </Section>
  );
}
