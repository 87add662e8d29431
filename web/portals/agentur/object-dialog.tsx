import { useState } from 'react';
import { objectAuftrag } from '../../../contract/calls/agentur/freigabe.ts';
import { Notice } from '../../ui/notice.tsx';
import { Modal } from '../shell/dialog/modal.tsx';
import { useCallForm } from '../shell/form/form.ts';
import { TextField } from '../shell/form/form-fields.tsx';
import { makeKeys } from '../shell/form/key.ts';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../shell/styles.ts';
import { useAgentur } from './own.ts';

interface ObjectDialogProps {
  readonly nr: string;
  close(): void;
  done(): void;
}

/** Dialog to object to an order with a reason. */
export default function ObjectDialog({ nr, close, done }: ObjectDialogProps) {
  const { t, call, data } = useAgentur();
  const [keyOf] = useState(makeKeys);
  const Grund = t('agentur.spalte.Grund');
  const { form, submit, refused } = useCallForm({
    schema: objectAuftrag.body,
    start: { Grund: '' },
    labels: { Grund },
    draftName: `beanstanden.${nr}`,
    async send(body) {
      await call(objectAuftrag, { params: { agentur: data.own.benutzer.Agenturnummer, nr }, body }, { idempotencyKey: keyOf(body) });
      done();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal
      isAlert
      title={t('agentur.beanstanden.titel')}
      text={t('agentur.beanstanden.folge', { mandant: data.own.mandant.name })}
      close={close}
    >
      <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
        {refused && (
          <Notice variant="danger" alert>
            {refused}
          </Notice>
        )}
        <TextField field={{ name: 'Grund', label: Grund, error: errors.Grund?.message }} maxLength={500} {...form.register('Grund')} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <button type="button" className={SECONDARY_BUTTON} onClick={close}>
            {t('portal.abbrechen')}
          </button>
          <button type="submit" className={PRIMARY_BUTTON} aria-busy={isSubmitting}>
            {t('agentur.beanstanden.knopf')}
          </button>
        </div>
      </form>
    </Modal>
  );
}
