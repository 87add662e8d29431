import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { createMandant } from '../../../contract/calls/betrieb/live.ts';
import { readBetriebUser } from '../../../contract/calls/betrieb/login.ts';
import { USUAL_THEME } from '../../../contract/rules/ordner-usual.ts';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { InputField, SelectField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import { NotFound } from '../frame/not-found.tsx';
import { Screen } from '../frame/screen.tsx';
import { PATHS } from '../paths.ts';
import { useUser } from '../user.ts';

/** A new tenant from a template, for people of the platform. It leads to the list before its pages open. */
export function Component() {
  return useUser().Plattform ? <NewMandant /> : <NotFound />;
}

function NewMandant() {
  const { t, call } = useBackoffice();
  const { Mandanten } = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const labels = {
    Name: t('betrieb.neu.name'),
    ProgrammName: t('betrieb.neu.programm'),
    Mandant: t('betrieb.neu.mandant'),
    Host: t('betrieb.neu.host'),
    Farbe: t('betrieb.neu.farbe'),
    Vorlage: t('betrieb.neu.vorlage'),
  };
  const { form, submit, refused } = useCallForm({
    schema: createMandant.body,
    start: { Mandant: '', Name: '', ProgrammName: '', Farbe: USUAL_THEME.color.primary, Host: '' },
    labels,
    draftName: 'neuer-mandant',
    async send(body) {
      const { Mandant } = (await call(createMandant, { body })).body;
      await client.invalidateQueries({ queryKey: [readBetriebUser.name] });
      toast({ text: t('betrieb.neu.angelegt', { mandant: body.Name }) });
      await navigate(PATHS.live(Mandant));
    },
  });
  const { errors, isSubmitting } = form.formState;
  const input = (name: 'Name' | 'ProgrammName' | 'Mandant' | 'Host', hint?: string) => (
    <InputField
      field={{ name, label: labels[name], error: errors[name]?.message, ...(hint && { hint }) }}
      autoComplete="off"
      {...(name === 'Mandant' || name === 'Host' ? { autoCapitalize: 'none', spellCheck: false } : {})}
      {...form.register(name)}
    />
  );
  return (
    <Screen title={t('betrieb.neu.titel')} text={t('betrieb.neu.text')}>
      <FormPart refused={refused} submit={submit}>
        {input('Name')}
        {input('ProgrammName')}
        {input('Mandant', t('betrieb.neu.mandant.hinweis'))}
        {input('Host', t('betrieb.neu.host.hinweis'))}
        <InputField field={{ name: 'Farbe', label: labels.Farbe, error: errors.Farbe?.message }} type="color" {...form.register('Farbe')} />
        <SelectField
          field={{ name: 'Vorlage', label: labels.Vorlage, hint: t('betrieb.neu.vorlage.hinweis'), error: errors.Vorlage?.message }}
          options={[
            { value: '', label: t('betrieb.neu.vorlage.muster') },
            ...Mandanten.map(({ Mandant, Name }) => ({ value: Mandant, label: Name })),
          ]}
          {...form.register('Vorlage', { setValueAs: (value) => value || undefined })}
        />
        <SubmitButton isBusy={isSubmitting}>{t('betrieb.neu.knopf')}</SubmitButton>
      </FormPart>
    </Screen>
  );
}
