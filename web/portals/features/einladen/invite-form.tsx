import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ANLAESSE, type Einladungsdaten, NeueEinladung } from '../../../../contract/calls/agentur/einladung.ts';
import { EINWILLIGUNG_TAGE, missingInEinladung } from '../../../../contract/rules/einladung.ts';
import { addDays } from '../../../../contract/values/days.ts';
import { idOf, Label } from '../../../ui/field.tsx';
import { CallError } from '../../shell/call.ts';
import { useCallForm } from '../../shell/form/form.ts';
import { DayField, InputField } from '../../shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../shell/form/form-parts.tsx';
import { makeKeys } from '../../shell/form/key.ts';
import { COUNTS_KEY } from '../../shell/frame/counts.ts';
import { FIELD } from '../../shell/styles.ts';
import { artLabel } from '../labels.ts';
import { type CaptchaHandle, CaptchaWidget } from './captcha-widget.tsx';
import { Choice } from './choice.tsx';
import { Consent } from './consent.tsx';
import { useInviter } from './inviter.ts';
import { CAPTCHA_REQUIRED, type CreateEinladungAnswer, captchaQuery, EINLADUNGSDATEN } from './load.ts';
import { sendEinladung } from './send.ts';

interface InviteFormProps {
  readonly daten: Einladungsdaten;
  done(neu: NeueEinladung, angelegt: CreateEinladungAnswer): void;
}

const START = { Vorname: '', Nachname: '', Email: null, Art: 'VorOrt', Captcha: null, Einwilligung: null, Anlass: null } as const;
/** Reports all missing fields together, before the form is sent. */
const SCHEMA = NeueEinladung.check(({ value, issues }) => {
  for (const field of missingInEinladung(value))
    issues.push({ code: 'custom', path: [field], params: { code: 'pflichtfeld' }, input: value });
});
const orNull = (value: string | null) => value || null;

/** Form for an invitation. It stores no draft, because the next user of the screen could be another person. */
export default function InviteForm({ daten, done }: InviteFormProps) {
  const portal = useInviter();
  const { t, queries, data, today } = portal;
  const { nummer: own, canChooseNummer } = data.own.inviter;
  const [keyOf] = useState(makeKeys);
  const captcha = useRef<CaptchaHandle>(null);
  const isCaptchaRequired = useQuery(captchaQuery(portal)).data === true;
  const labels = {
    Vorname: t('agentur.spalte.Vorname'),
    Nachname: t('agentur.spalte.Nachname'),
    Email: t('agentur.spalte.Email'),
    Art: t('agentur.einladen.art'),
    Mitarbeiternummer: t('agentur.spalte.Mitarbeiternummer'),
    Captcha: '',
    Einwilligung: t('agentur.einladen.einwilligung'),
    Anlass: t('agentur.einladen.anlass.feld'),
    EinwilligungVom: t('agentur.einladen.einwilligungVom'),
  };
  const { form, submit, refused } = useCallForm({
    schema: SCHEMA,
    start: { ...START, Mitarbeiternummer: own, EinwilligungVom: null },
    labels,
    draftName: null,
    async send(values) {
      const neu = { ...values, Captcha: captcha.current?.read() ?? null };
      try {
        const angelegt = await sendEinladung(portal, neu, keyOf(neu));
        for (const key of ['einladungen', COUNTS_KEY]) void queries.invalidateQueries({ queryKey: [key] });
        done(neu, angelegt);
      } catch (error) {
        throw await spoken(error);
      }
    },
  });
  /** Shows a refused captcha at its widget. If the server refuses the wording of the consent as outdated, loads the current wording, which has to be read out again. */
  const spoken = async (error: unknown): Promise<unknown> => {
    if (!(error instanceof CallError)) return error;
    const { errors = [], status, code, detail } = error.problem;
    // A solution counts once. After an outage the invitation may exist already: the same solution makes the retry the same call.
    if (status < 500) captcha.current?.reset();
    if (portal.data.captcha && (code === 'CaptchaRequired' || code === 'CaptchaWrong')) {
      await queries.invalidateQueries({ queryKey: CAPTCHA_REQUIRED });
      return new CallError({ ...error.problem, errors: [{ field: 'Captcha', code: 'pflichtfeld', message: detail }] });
    }
    if (!errors.some(({ field }) => field.startsWith('Einwilligung.'))) return error;
    await queries.invalidateQueries({ queryKey: EINLADUNGSDATEN });
    form.setValue('Einwilligung', null);
    return new CallError({ ...error.problem, errors: errors.map((one) => ({ ...one, field: one.field.split('.')[0] ?? '' })) });
  };
  const { errors, isSubmitting } = form.formState;
  const [art, email, anlass, einwilligung] = form.watch(['Art', 'Email', 'Anlass', 'Einwilligung']);
  const input = (name: 'Vorname' | 'Nachname') => ({ field: { name, label: labels[name], error: errors[name]?.message }, maxLength: 80 });
  return (
    <FormPart refused={refused} submit={submit}>
      <Choice
        name="Art"
        legend={labels.Art}
        options={daten.Arten.map((value) => ({ value, label: artLabel(t, value) }))}
        input={form.register('Art')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField autoComplete="off" {...input('Vorname')} {...form.register('Vorname')} />
        <InputField autoComplete="off" {...input('Nachname')} {...form.register('Nachname')} />
      </div>
      <InputField
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        field={{
          name: 'Email',
          label: labels.Email,
          error: errors.Email?.message,
          isOptional: art !== 'Telefon',
          hint: t(art === 'Telefon' ? 'agentur.einladen.email.telefon' : 'agentur.einladen.email.vorOrt'),
        }}
        {...form.register('Email', { setValueAs: orNull })}
      />
      {(email || errors.Einwilligung) && (
        <Consent
          wortlaut={daten.Einwilligung}
          isGiven={Boolean(einwilligung)}
          error={errors.Einwilligung?.message}
          onChange={(given) => form.setValue('Einwilligung', given)}
        />
      )}
      {art === 'Telefon' && (
        <Choice
          name="Anlass"
          legend={t('agentur.einladen.anlass')}
          error={errors.Anlass?.message}
          options={ANLAESSE.map((value) => ({ value, label: t(`agentur.einladen.anlass.${value}`) }))}
          input={form.register('Anlass')}
        />
      )}
      {art === 'Telefon' && anlass === 'EinwilligungVom' && (
        <DayField
          min={addDays(today(), -EINWILLIGUNG_TAGE)}
          max={today()}
          field={{ name: 'EinwilligungVom', label: labels.EinwilligungVom, error: errors.EinwilligungVom?.message }}
          control={form.control}
          empty={null}
        />
      )}
      {canChooseNummer && daten.Mitarbeiter.length > 0 && (
        <div className="flex flex-col gap-1">
          <Label name="Mitarbeiternummer" label={labels.Mitarbeiternummer} />
          <select id={idOf('Mitarbeiternummer')} className={FIELD} {...form.register('Mitarbeiternummer', { setValueAs: orNull })}>
            <option value="">{t('agentur.einladen.ohneNummer')}</option>
            {daten.Mitarbeiter.map(({ Mitarbeiternummer, Name }) => (
              <option key={Mitarbeiternummer} value={Mitarbeiternummer}>
                {Mitarbeiternummer} · {Name}
              </option>
            ))}
          </select>
        </div>
      )}
      {isCaptchaRequired && <CaptchaWidget ref={captcha} error={errors.Captcha?.message} />}
      <SubmitButton isBusy={isSubmitting}>{t('agentur.einladen.knopf')}</SubmitButton>
    </FormPart>
  );
}
