import { useState } from 'react';
import { objectAuftrag } from '../../../contract/calls/agentur/freigabe.ts';
import { Notice } from '../../ui/notice.tsx';
import { Modal } from '../shell/dialog/modal.tsx';
import { useCallForm } from '../shell/form/form.ts';
import { TextField } from '../shell/form/form-fields.tsx';
import { makeKeys } from '../shell/form/key.ts';
import { PRIMARY, QUIET } from '../shell/looks.ts';
import { useAgentur } from './own.ts';

interface ObjectDialogProps {
  readonly nr: string;
  close(): void;
  done(): void;
}

/** Objects to an order with a reason. */
export default function ObjectDialog({ nr, close, done }: ObjectDialogProps) {
  const { t, call, data } = useAgentur();
  const [keyOf] = useState(makeKeys);
  const Grund = t('agentur.spalte.Grund');
  const { form, submit, refused } = useCallForm({
    schema: objectAuftrag.body,
    start: { Grund: '' },
    labels: { Grund },
    keptAs: `beanstanden.${nr}`,
    async send(body) {
      await call(objectAuftrag, { params: { agentur: data.own.benutzer.Agenturnummer, nr }, body }, { idempotencyKey: keyOf(body) });
      done();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal
      asks
      title={t('agentur.beanstanden.titel')}
      text={t('agentur.beanstanden.folge', { mandant: data.own.mandant.name })}
      close={close}
    >
      <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
        {refused && (
          <Notice look="danger" alert>
            {refused}
          </Notice>
        )}
        <TextField field={{ name: 'Grund', label: Grund, error: errors.Grund?.message }} maxLength={500} {...form.register('Grund')} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <button type="button" className={QUIET} onClick={close}>
            {t('portal.abbrechen')}
          </button>
          <button type="submit" className={PRIMARY} aria-busy={isSubmitting}>
            {t('agentur.beanstanden.knopf')}
          </button>
        </div>
      </form>
    </Modal>
  );
}
