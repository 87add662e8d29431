import { useState } from 'react';
import * as z from 'zod/mini';
import { inviteMitarbeiter } from '../../../../contract/calls/agentur/mitarbeiter.ts';
import { Notice } from '../../../ui/notice.tsx';
import { CallError } from '../../shell/call.ts';
import { Modal } from '../../shell/dialog/modal.tsx';
import { useCallForm } from '../../shell/form/form.ts';
import { InputField } from '../../shell/form/form-fields.tsx';
import { makeKeys } from '../../shell/form/key.ts';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../shell/styles.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { useAgentur } from '../own.ts';
import { choiceOf, RoleField, rollenOf } from './role-field.tsx';

const { Vorname, Nachname, Email } = inviteMitarbeiter.body.shape;
const SCHEMA = z.object({ Vorname, Nachname, Email });

/** Dialog to invite a person to the staff. */
export default function InviteDialog({ close, done }: { close(): void; done(): void }) {
  const { t, call, data } = useAgentur();
  const [keyOf] = useState(makeKeys);
  const [rolle, setRolle] = useState(choiceOf(['Mitarbeiter']));
  // Address that the call refused as invited already; sending the form again with it confirms the second invitation.
  const [invited, setInvited] = useState<string | null>(null);
  const labels = { Vorname: t('agentur.spalte.Vorname'), Nachname: t('agentur.spalte.Nachname'), Email: t('agentur.spalte.Email') };
  const { form, submit, refused } = useCallForm({
    schema: SCHEMA,
    start: { Vorname: '', Nachname: '', Email: '' },
    labels,
    draftName: 'mitarbeiter.einladen',
    async send(person) {
      const params = { agentur: data.own.benutzer.Agenturnummer };
      const body = { ...person, Rollen: rollenOf(rolle), NurNeu: person.Email !== invited };
      try {
        await call(inviteMitarbeiter, { params, body }, { idempotencyKey: keyOf(body) });
      } catch (error) {
        if (error instanceof CallError && error.problem.errors?.some(({ code }) => code === 'schonEingeladen')) setInvited(person.Email);
        throw error;
      }
      toast({ text: t('agentur.mitarbeiter.einladen.gesendet', { email: person.Email }) });
      done();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal isAlert title={t('agentur.mitarbeiter.einladen.titel')} text={t('agentur.mitarbeiter.einladen.text')} close={close}>
      <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
        {refused && (
          <Notice variant="danger" alert>
            {refused}
          </Notice>
        )}
        {(['Vorname', 'Nachname', 'Email'] as const).map((name) => (
          <InputField
            key={name}
            field={{ name, label: labels[name], error: errors[name]?.message }}
            type={name === 'Email' ? 'email' : 'text'}
            autoComplete="off"
            {...form.register(name)}
          />
        ))}
        <RoleField value={rolle} choose={setRolle} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <button type="button" className={SECONDARY_BUTTON} onClick={close}>
            {t('portal.abbrechen')}
          </button>
          <button type="submit" className={PRIMARY_BUTTON} aria-busy={isSubmitting}>
            {t(form.watch('Email').trim() === invited ? 'agentur.mitarbeiter.erneut' : 'agentur.mitarbeiter.einladen.knopf')}
          </button>
        </div>
      </form>
    </Modal>
  );
}
