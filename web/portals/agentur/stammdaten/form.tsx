import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Answer } from '../../../../contract/call.ts';
import { confirmAgenturPasswort } from '../../../../contract/calls/agentur/export.ts';
import {
  changeStammdaten,
  PASSWORD_PROTECTED_FELDER,
  type readStammdaten,
  STAMMDATEN_FELDER,
  type StammdatenFeld,
} from '../../../../contract/calls/agentur/stammdaten.ts';
import { useCallForm } from '../../shell/form/form.ts';
import { InputField } from '../../shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../shell/form/form-parts.tsx';
import { makeKeys } from '../../shell/form/key.ts';
import { PasswordInput } from '../../shell/form/password-input.tsx';
import { SECONDARY_BUTTON } from '../../shell/styles.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { useAgentur } from '../own.ts';
import { labelOf } from './labels.ts';

interface StammdatenFormProps {
  readonly known: Answer<typeof readStammdaten>['body'];
  close(): void;
}

/** Form for the agency's master data; a change of mail address or bank account (`PASSWORD_PROTECTED_FELDER`) requires the password. */
export default function StammdatenForm({ known, close }: StammdatenFormProps) {
  const { t, call } = useAgentur();
  const queries = useQueryClient();
  const [keyOf] = useState(makeKeys);
  const params = { agentur: known.Agenturnummer };
  const start = Object.fromEntries(STAMMDATEN_FELDER.map((name) => [name, name === 'IBAN' ? '' : (known[name] ?? '')])) as Record<
    StammdatenFeld,
    string
  >;
  const needsPassword = (typed: Partial<Record<StammdatenFeld, unknown>>) =>
    PASSWORD_PROTECTED_FELDER.some((name) => (typed[name] ?? '') !== start[name]);
  const labels = {
    ...Object.fromEntries(STAMMDATEN_FELDER.map((name) => [name, labelOf(t, name)])),
    Password: t('agentur.stammdaten.aendern.passwort'),
  };
  const { form, submit, refused } = useCallForm({
    schema: z
      .object({ ...changeStammdaten.body.shape, Password: z.string() })
      .check(z.refine((typed) => typed.Password !== '' || !needsPassword(typed), { path: ['Password'], params: { code: 'pflichtfeld' } })),
    start: { ...start, Password: '' },
    labels: labels as Record<StammdatenFeld | 'Password', string>,
    draftName: null,
    async send({ Password, ...typed }) {
      if (Password !== '') await call(confirmAgenturPasswort, { body: { Password } });
      const changed = STAMMDATEN_FELDER.filter((name) => (typed[name] ?? '') !== start[name]);
      const body = Object.fromEntries(changed.map((name) => [name, typed[name]]));
      await call(changeStammdaten, { params, body }, { idempotencyKey: keyOf(body) });
      toast({ text: t('agentur.stammdaten.aendern.gespeichert') });
      close();
      void queries.invalidateQueries({ queryKey: ['stammdaten'] });
    },
  });
  const { errors, isSubmitting } = form.formState;
  const field = (name: StammdatenFeld, hint?: string) => (
    <InputField
      key={name}
      autoFocus={name === 'Name'}
      field={{ name, label: labelOf(t, name), error: errors[name]?.message, ...(hint !== undefined && { hint }) }}
      autoComplete="off"
      {...form.register(name)}
    />
  );
  return (
    <FormPart refused={refused} submit={submit}>
      {(['Name', 'Email', 'Telefon'] as const).map((name) => field(name))}
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,8rem)] items-end gap-x-4">
        {field('Strasse')}
        {field('Hausnummer')}
      </div>
      <div className="grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)] items-end gap-x-4">
        {field('Plz')}
        {field('Ort')}
      </div>
      {(['UstId', 'Steuernummer', 'Kontoinhaber'] as const).map((name) => field(name))}
      {field('IBAN', known.IBAN ? t('agentur.stammdaten.aendern.iban', { iban: known.IBAN }) : undefined)}
      <PasswordInput
        field={{
          name: 'Password',
          label: labels.Password,
          hint: t('agentur.stammdaten.aendern.passwort.text'),
          error: errors.Password?.message,
          isOptional: !needsPassword(form.watch()),
        }}
        autoComplete="current-password"
        {...form.register('Password')}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isSubmitting}>{t('agentur.stammdaten.aendern.speichern')}</SubmitButton>
        <button type="button" className={SECONDARY_BUTTON} onClick={close}>
          {t('portal.abbrechen')}
        </button>
      </div>
    </FormPart>
  );
}
