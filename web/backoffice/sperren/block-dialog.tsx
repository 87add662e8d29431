import { useState } from 'react';
import { addSperre, isMuster, type Sperrvorschau } from '../../../contract/calls/betrieb/sperren.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { DayField, InputField, TextField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';
import type { NewDialogProps } from '../liste/new-button.tsx';
import { hasRecht, useMandant } from '../user.ts';

/** What a block would hit, with the address or pattern that was asked about. */
interface Preview extends Sperrvorschau {
  readonly muster: string;
}

/** Blocks an address or a pattern in two steps: the first says whom it hits. */
export default function BlockDialog({ close, done }: NewDialogProps) {
  const { t, callIn } = useBackoffice();
  const zugang = useMandant();
  const { Mandant, Name } = zugang;
  const [keyOf] = useState(makeKeys);
  const [preview, setPreview] = useState<Preview | null>(null);
  const labels = { Muster: t('betrieb.sperren.muster'), Grund: t('betrieb.sperren.grund'), Bis: t('betrieb.sperren.bis') };
  const { form, submit, refused } = useCallForm({
    schema: addSperre.body,
    start: { Muster: '', Grund: '', Bis: null as string | null },
    labels,
    draftName: `betrieb.sperren.${Mandant}`,
    async send(body) {
      const call = callIn(Mandant);
      if (preview?.muster !== body.Muster || !preview.Erlaubt) {
        const { status, body: answered } = await call(addSperre, { body, query: { probe: 'true' } });
        if (status === 200) setPreview({ ...answered, muster: body.Muster });
        return;
      }
      await call(addSperre, { body, query: {} }, { idempotencyKey: keyOf(body) });
      toast({ text: t('betrieb.sperren.gesperrt', { muster: body.Muster }) });
      done();
    },
  });
  const { errors, isSubmitting } = form.formState;
  const typed = form.watch('Muster').trim();
  const shown = preview?.muster === typed ? preview : null;
  return (
    <Modal title={t('betrieb.sperren.neu')} text={t('betrieb.sperren.folge', { mandant: Name })} close={close}>
      <FormPart refused={refused} submit={submit}>
        <InputField
          field={{
            name: 'Muster',
            label: labels.Muster,
            hint: t(hasRecht(zugang, 'SperrenMuster') ? 'betrieb.sperren.muster.text' : 'betrieb.sperren.adresse.text'),
            error: errors.Muster?.message,
          }}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('Muster')}
        />
        <TextField
          field={{ name: 'Grund', label: labels.Grund, hint: t('betrieb.sperren.grund.text'), error: errors.Grund?.message }}
          maxLength={500}
          {...form.register('Grund')}
        />
        <DayField
          field={{ name: 'Bis', label: labels.Bis, hint: t('betrieb.sperren.bis.text'), error: errors.Bis?.message, isOptional: true }}
          control={form.control}
          empty={null}
        />
        {shown && (
          <Notice variant={shown.Erlaubt ? 'info' : 'danger'} alert>
            <p>{shown.Was}</p>
            {shown.Beispiele.length > 0 && <p className="text-muted">{t.list(shown.Beispiele)}</p>}
          </Notice>
        )}
        <SubmitButton isBusy={isSubmitting}>
          {shown?.Erlaubt
            ? t(isMuster(typed) ? 'betrieb.sperren.knopf.muster' : 'betrieb.sperren.knopf.adresse', { mandant: Name })
            : t('betrieb.sperren.pruefen')}
        </SubmitButton>
      </FormPart>
    </Modal>
  );
}
