import { type FormEvent, useState } from 'react';
import { changeMitarbeiter } from '../../../../contract/calls/agentur/mitarbeiter.ts';
import { CallError } from '../../shell/call.ts';
import { FormPart, SubmitButton } from '../../shell/form/form-parts.tsx';
import { toast } from '../../shell/toast/toasts.ts';
import { useAgentur } from '../own.ts';
import type { MitarbeiterDetail } from './actions.tsx';
import { choiceOf, RoleField, rollenOf } from './role-field.tsx';

const SWITCHES = ['SiehtAlles', 'GibtFrei'] as const;

/** Form for the role and, for staff, the rights that the tenant lets the owner give. Changes apply from the person's next call. */
export function RightsForm({ one, changed }: { one: MitarbeiterDetail; changed(): void }) {
  const { t, call, data } = useAgentur();
  const [rolle, setRolle] = useState(choiceOf(one.Rollen));
  const [switches, setSwitches] = useState({ SiehtAlles: one.SiehtAlles, GibtFrei: one.GibtFrei });
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const given = SWITCHES.filter((name) => one[name] !== null);
  const save = async () => {
    setBusy(true);
    setRefused(null);
    try {
      const params = { agentur: data.own.benutzer.Agenturnummer, nr: one.Mitarbeiternummer };
      const chosen = Object.fromEntries(given.map((name) => [name, switches[name]]));
      await call(changeMitarbeiter, { params, body: { Rollen: rollenOf(rolle), ...chosen } });
      toast({ text: t('agentur.mitarbeiter.gespeichert') });
      changed();
    } catch (error) {
      setRefused(error instanceof CallError ? error.problem.detail : t('portal.fehler.text'));
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <FormPart refused={refused} submit={submit}>
      <RoleField
        value={rolle}
        disabled={one.LetzterInhaber}
        choose={setRolle}
        {...(one.LetzterInhaber && { hint: t('agentur.mitarbeiter.letzter') })}
      />
      {rolle === 'Mitarbeiter' &&
        given.map((name) => (
          <label key={name} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
            <input
              type="checkbox"
              className="mt-1 size-5 shrink-0 accent-primary"
              checked={switches[name] ?? false}
              onChange={({ target }) => setSwitches({ ...switches, [name]: target.checked })}
            />
            <span>{t(`agentur.mitarbeiter.${name}`)}</span>
          </label>
        ))}
      {!one.LetzterInhaber && <SubmitButton isBusy={isBusy}>{t('agentur.mitarbeiter.speichern')}</SubmitButton>}
    </FormPart>
  );
}
