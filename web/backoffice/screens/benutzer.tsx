import { useState } from 'react';
import { inviteBetriebBenutzer } from '../../../contract/calls/betrieb/benutzer.ts';
import { EINLADUNG_DAYS } from '../../../contract/calls/betrieb/konto.ts';
import { MANDANTENROLLEN, type Mandantenrolle } from '../../../contract/rules/betriebsrollen.ts';
import { betriebsrollenWith } from '../../../contract/rules/rechte.ts';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { InputField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { Section } from '../../portals/shell/section.tsx';
import { FieldError, idOf } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';
import { Screen } from '../frame/screen.tsx';
import { rolleLabel, rollenLabel } from '../labels.ts';
import { hasRecht, useMandant } from '../user.ts';

/** People of the tenant's back office. */
export function Component() {
  const { t } = useBackoffice();
  const zugang = useMandant();
  return (
    <Screen title={t('betrieb.bereich.benutzer')}>
      {hasRecht(zugang, 'Benutzer') ? (
        <InviteForm key={zugang.Mandant} />
      ) : (
        <Notice variant="warning">
          {t('betrieb.benutzer.ohneRecht', { rollen: rollenLabel(t, betriebsrollenWith('Benutzer', true)) })}
        </Notice>
      )}
    </Screen>
  );
}

const EMPTY = { Email: '', Rollen: [] as Mandantenrolle[], GiltBis: null as string | null };

/** Invites a person, or gives roles to one who works for another tenant already. */
function InviteForm() {
  const { t, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [keyOf] = useState(makeKeys);
  const [invited, setInvited] = useState<string | null>(null);
  const labels = { Email: t('betrieb.email'), Rollen: t('betrieb.benutzer.rollen'), GiltBis: t('betrieb.benutzer.giltBis') };
  const { form, submit, refused } = useCallForm({
    schema: inviteBetriebBenutzer.body,
    start: EMPTY,
    labels,
    draftName: `betrieb.benutzer.${Mandant}`,
    async send(body) {
      setInvited(null);
      await callIn(Mandant)(inviteBetriebBenutzer, { body }, { idempotencyKey: keyOf(body) });
      form.reset(EMPTY);
      setInvited(body.Email);
    },
  });
  const { errors, isSubmitting } = form.formState;
  const needsEnd = form.watch('Rollen').includes('Pruefung');
  return (
    <Section
      title={t('betrieb.benutzer.einladen.titel')}
      text={t('betrieb.benutzer.einladen.text', { mandant: Name, tage: EINLADUNG_DAYS })}
    >
      <div role="status" className="max-w-120 empty:hidden">
        {invited !== null && <Notice variant="success">{t('betrieb.benutzer.eingeladen', { email: invited })}</Notice>}
      </div>
      <FormPart refused={refused} submit={submit}>
        <InputField
          field={{ name: 'Email', label: labels.Email, error: errors.Email?.message }}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('Email')}
        />
        <fieldset aria-describedby={errors.Rollen && `${idOf('Rollen')}-fehler`}>
          <legend className="mb-1 font-semibold">{labels.Rollen}</legend>
          {MANDANTENROLLEN.map((rolle) => (
            <div key={rolle} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-1.5">
              <input
                type="checkbox"
                id={`rolle-${rolle}`}
                value={rolle}
                className="mt-0.5 size-5 cursor-pointer accent-primary"
                aria-describedby={`rolle-${rolle}-text`}
                {...form.register('Rollen')}
              />
              <label htmlFor={`rolle-${rolle}`} className="cursor-pointer font-medium">
                {rolleLabel(t, rolle)}
              </label>
              <p id={`rolle-${rolle}-text`} className="col-start-2 text-xs text-muted">
                {t(`betrieb.rolle.${rolle}.text`)}
              </p>
            </div>
          ))}
          <FieldError name="Rollen" error={errors.Rollen && t('betrieb.benutzer.rollen.fehlt')} errorPrefix={t('formular.fehler')} />
        </fieldset>
        <InputField
          field={{
            name: 'GiltBis',
            label: labels.GiltBis,
            hint: t(needsEnd ? 'betrieb.benutzer.giltBis.noetig' : 'betrieb.benutzer.giltBis.text'),
            error: errors.GiltBis?.message,
            isOptional: !needsEnd,
          }}
          type="date"
          {...form.register('GiltBis', { setValueAs: (value: string | null) => value || null })}
        />
        <SubmitButton isBusy={isSubmitting}>{t('betrieb.benutzer.einladen.knopf')}</SubmitButton>
      </FormPart>
    </Section>
  );
}
