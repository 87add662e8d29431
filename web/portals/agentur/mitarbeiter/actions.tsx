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
import { Ask } from '../../shell/dialog/ask.tsx';
import type { AskProps } from '../../shell/dialog/ask-dialog.tsx';
import { makeKeys } from '../../shell/form/key.ts';
import { DANGER, PRIMARY, QUIET } from '../../shell/looks.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { useAgentur } from '../own.ts';

/** A staff member as the owner sees them. */
export type MitarbeiterStand = Answer<typeof readMitarbeiter>['body'];

interface ActionsProps {
  readonly one: MitarbeiterStand;
  changed(): void;
}

/** Actions on a staff member: invite again, deactivate or reactivate. */
export function StaffActions(props: ActionsProps) {
  const { t } = useAgentur();
  const { one } = props;
  if (one.Status === 'Deaktiviert') return one.Vorname ? <ComeBack {...props} /> : <p>{t('agentur.mitarbeiter.geloescht')}</p>;
  return (
    <div className="flex flex-col gap-3">
      {one.Status === 'Eingeladen' && <InviteAgain {...props} />}
      {!one.LetzterInhaber && <End {...props} />}
    </div>
  );
}

const nameOf = ({ Vorname, Nachname }: MitarbeiterStand): string => `${Vorname} ${Nachname}`;

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
  const again = () =>
    invite().catch((error: unknown) => setRefused(error instanceof CallError ? error.problem.detail : t('portal.fehler.text')));
  return (
    <>
      {refused && (
        <Notice look="danger" alert>
          {refused}
        </Notice>
      )}
      <button type="button" className={`${QUIET} self-start`} onClick={() => void again()}>
        {t('agentur.mitarbeiter.erneut')}
      </button>
    </>
  );
}

function End({ one, changed }: ActionsProps) {
  const { t, call, data } = useAgentur();
  const name = nameOf(one);
  const end = async () => {
    await call(endMitarbeiter, { params: { agentur: data.own.benutzer.Agenturnummer, nr: one.Mitarbeiternummer } });
    toast({ text: t('agentur.mitarbeiter.deaktivieren.fertig', { name }) });
    changed();
  };
  return (
    <Asking
      look={DANGER}
      title={t('agentur.mitarbeiter.deaktivieren.titel', { name })}
      text={t('agentur.mitarbeiter.deaktivieren.text', { nummer: one.Mitarbeiternummer })}
      verb={t('agentur.mitarbeiter.deaktivieren')}
      act={end}
    />
  );
}

/** Reactivates a staff member: with the former password, or else by a mailed link to set one. */
function ComeBack(props: ActionsProps) {
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
    <Asking
      look={PRIMARY}
      title={t('agentur.mitarbeiter.aktivieren.titel', { name })}
      text={
        one.Reaktivierbar
          ? t('agentur.mitarbeiter.aktivieren.text', values)
          : t('agentur.mitarbeiter.aktivieren.link', { ...values, email: one.Email })
      }
      verb={t('agentur.mitarbeiter.aktivieren')}
      act={one.Reaktivierbar ? reactivate : invite}
    />
  );
}

interface AskingProps extends Omit<AskProps, 'close'> {
  readonly look: string;
}

/** A button that asks once before it acts. */
function Asking({ look, act, ...words }: AskingProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <button type="button" className={`${look} self-start`} onClick={() => setAsking(true)}>
        {words.verb}
      </button>
      {isAsking && <Ask {...words} act={() => act().then(close)} close={close} />}
    </>
  );
}
