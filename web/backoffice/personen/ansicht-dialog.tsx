import { useState } from 'react';
import type { Answer } from '../../../contract/call.ts';
import { ANSICHT_MINUTES, openAnsicht } from '../../../contract/calls/betrieb/personen.ts';
import { formatTime } from '../../../contract/values/days.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';
import ReasonDialog from '../liste/reason-dialog.tsx';
import { useMandant } from '../user.ts';

interface AnsichtDialogProps {
  readonly id: string;
  close(): void;
  onChanged(): void;
}

/** Asks why the site is opened as the person sees it, then offers the link. The link is no window that opens by itself, which browsers would block. */
export default function AnsichtDialog({ id, close, onChanged }: AnsichtDialogProps) {
  const { t, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const [keyOf] = useState(makeKeys);
  const [ansicht, setAnsicht] = useState<Answer<typeof openAnsicht>['body'] | null>(null);
  if (ansicht) return <Ready ansicht={ansicht} close={close} />;
  return (
    <ReasonDialog
      title={t('betrieb.person.ansicht.titel')}
      text={t('betrieb.person.ansicht.text', { minuten: ANSICHT_MINUTES })}
      hint={t('betrieb.person.ansicht.grund')}
      confirmLabel={t('betrieb.person.ansicht.knopf')}
      draftName={`betrieb.ansicht.${Mandant}.${id}`}
      close={close}
      send={async (body) => {
        const options = { idempotencyKey: keyOf(body) };
        setAnsicht((await callIn(Mandant)(openAnsicht, { params: { id }, body }, options)).body);
        onChanged();
      }}
    />
  );
}

interface ReadyProps {
  readonly ansicht: Answer<typeof openAnsicht>['body'];
  close(): void;
}

/** The link to the site; the dialog closes with its use, because the link works once. */
function Ready({ ansicht: { Adresse, Ablauf }, close }: ReadyProps) {
  const { t } = useBackoffice();
  const text = t('betrieb.person.ansicht.bereit.text', { zeit: formatTime(new Date(Ablauf)), minuten: ANSICHT_MINUTES });
  return (
    <Modal isAlert title={t('betrieb.person.ansicht.bereit')} text={text} close={close}>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <button type="button" className={SECONDARY_BUTTON} onClick={close}>
          {t('portal.schliessen')}
        </button>
        {/* After the click, since the browser follows no link that is gone. */}
        <a className={PRIMARY_BUTTON} href={Adresse} target="_blank" rel="noreferrer" onClick={() => requestAnimationFrame(close)}>
          {t('betrieb.person.ansicht.neuerTab')}
        </a>
      </div>
    </Modal>
  );
}
