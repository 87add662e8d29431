import { useState } from 'react';
import type { Answer } from '../../../../contract/call.ts';
import {
  endMitarbeiter,
  inviteMitarbeiter,
  reactivateMitarbeiter,
  type readMitarbeiter,
} from '../../../../contract/calls/agentur/mitarbeiter.ts';
import { Notice } from '../../../ui/notice.tsx';
import { CallError } from '../../shell/call.ts';
import { ConfirmDialog } from '../../shell/dialog/confirm-dialog.tsx';
import type { ConfirmDialogProps } from '../../shell/dialog/confirm-dialog-content.tsx';
import { makeKeys } from '../../shell/form/key.ts';
import { DANGER_BUTTON, PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../shell/styles.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { useAgentur } from '../own.ts';

/** A staff member as the owner sees them. */
export type MitarbeiterDetail = Answer<typeof readMitarbeiter>['body'];

interface ActionsProps {
  readonly one: MitarbeiterDetail;
  changed(): void;
}

/** Actions on a staff member: invite again, deactivate or reactivate. */
export function StaffActions(props: ActionsProps) {
  const { t } = useAgentur();
  const { one } = props;
  if (one.Status === 'Deaktiviert') return one.Vorname ? <Reactivate {...props} /> : <p>{t('agentur.mitarbeiter.geloescht')}</p>;
  return (
    <div className="flex flex-col gap-3">
      {one.Status === 'Eingeladen' && <InviteAgain {...props} />}
      {!one.LetzterInhaber && <Deactivate {...props} />}
    </div>
  );
}

const nameOf = ({ Vorname, Nachname }: MitarbeiterDetail): string => `${Vorname} ${Nachname}`;

/** Mails the staff member a link to set a password; number and role stay the same. */
function useInvite({ one, changed }: ActionsProps) {
  const { t, call, data } = useAgentur();
  const [keyOf] = useState(makeKeys);
  return async () => {
    const { Vorname, Nachname, Email, Rollen } = one;
    const params = { agentur: data.own.benutzer.Agenturnummer };
    const body = { Vorname, Nachname, Email, Rollen };
    await call(inviteMitarbeiter, { params, body }, { idempotencyKey: keyOf(body) });
    toast({ text: t('agentur.mitarbeiter.einladen.gesendet', { email: Email }) });
    changed();
  };
}

function InviteAgain(props: ActionsProps) {
  const { t } = useAgentur();
  const invite = useInvite(props);
  const [refused, setRefused] = useState<string | null>(null);
  const resend = () =>
    invite().catch((error: unknown) => setRefused(error instanceof CallError ? error.problem.detail : t('portal.fehler.text')));
  return (
    <>
      {refused && (
        <Notice variant="danger" alert>
          {refused}
        </Notice>
      )}
      <button type="button" className={`${SECONDARY_BUTTON} self-start`} onClick={() => void resend()}>
        {t('agentur.mitarbeiter.erneut')}
      </button>
    </>
  );
}

function Deactivate({ one, changed }: ActionsProps) {
  const { t, call, data } = useAgentur();
  const name = nameOf(one);
  const deactivate = async () => {
    await call(endMitarbeiter, { params: { agentur: data.own.benutzer.Agenturnummer, nr: one.Mitarbeiternummer } });
    toast({ text: t('agentur.mitarbeiter.deaktivieren.fertig', { name }) });
    changed();
  };
  return (
    <ConfirmButton
      buttonClass={DANGER_BUTTON}
      title={t('agentur.mitarbeiter.deaktivieren.titel', { name })}
      text={t('agentur.mitarbeiter.deaktivieren.text', { nummer: one.Mitarbeiternummer })}
      confirmLabel={t('agentur.mitarbeiter.deaktivieren')}
      confirm={deactivate}
    />
  );
}

/** Reactivates a staff member: with the former password, or else by a mailed link to set one. */
function Reactivate(props: ActionsProps) {
  const { t, call, data } = useAgentur();
  const { one, changed } = props;
  const invite = useInvite(props);
  const name = nameOf(one);
  const values = { name, nummer: one.Mitarbeiternummer };
  const reactivate = async () => {
    await call(reactivateMitarbeiter, { params: { agentur: data.own.benutzer.Agenturnummer, nr: one.Mitarbeiternummer } });
    toast({ text: t('agentur.mitarbeiter.aktivieren.fertig', { name }) });
    changed();
  };
  return (
    <ConfirmButton
      buttonClass={PRIMARY_BUTTON}
      title={t('agentur.mitarbeiter.aktivieren.titel', { name })}
      text={
        one.Reaktivierbar
          ? t('agentur.mitarbeiter.aktivieren.text', values)
          : t('agentur.mitarbeiter.aktivieren.link', { ...values, email: one.Email })
      }
      confirmLabel={t('agentur.mitarbeiter.aktivieren')}
      confirm={one.Reaktivierbar ? reactivate : invite}
    />
  );
}

interface ConfirmButtonProps extends Omit<ConfirmDialogProps, 'close'> {
  readonly buttonClass: string;
}

/** A button that opens a confirm dialog before it acts. */
function ConfirmButton({ buttonClass, confirm, ...words }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={`${buttonClass} self-start`} onClick={() => setOpen(true)}>
        {words.confirmLabel}
      </button>
      {isOpen && <ConfirmDialog {...words} confirm={() => confirm().then(close)} close={close} />}
    </>
  );
}
