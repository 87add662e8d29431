import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import type { Answer } from '../../../contract/call.ts';
import { acceptBetriebEinladung, finishBetriebEinladung } from '../../../contract/calls/betrieb/konto.ts';
import { RecoveryCodes } from '../../portals/features/zweitfaktor/recovery-codes.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { InputField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { PasswordInput } from '../../portals/shell/form/password-input.tsx';
import { PasswordRules } from '../../portals/shell/form/password-rules.tsx';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';
import { FactorStep } from '../factor-step.tsx';
import { CardScreen } from '../frame/card.tsx';
import { type LinkEnd, linkEndOf, useMailedToken } from '../mailed-token.ts';
import { PATHS } from '../paths.ts';

type Setup = Answer<typeof acceptBetriebEinladung>['body'];

/** The steps of joining that follow each other, or the end of a link that leads no further. */
type Step =
  | { readonly name: 'person'; readonly hasExpired: boolean }
  | { readonly name: 'factor'; readonly setup: Setup }
  | { readonly name: 'codes'; readonly codes: readonly string[] }
  | { readonly name: 'done' }
  | { readonly name: 'end'; readonly end: LinkEnd };

/** An invited person sets name, password and second factor by the mailed link. A further link opened in the same tab begins from the start. */
export function Component() {
  const token = useMailedToken();
  return token ? <Join key={token} token={token} /> : <End end="ungueltig" />;
}

function Join({ token }: { token: string }) {
  const { t, call } = useBackoffice();
  const [step, setStep] = useState<Step>({ name: 'person', hasExpired: false });
  const [owner, setOwner] = useState('');

  if (step.name === 'end') return <End end={step.end} />;
  if (step.name === 'done')
    return (
      <CardScreen title={t('betrieb.einladung.fertig.titel')} text={t('betrieb.einladung.fertig.text')}>
        <Link to={PATHS.login} className={`${PRIMARY_BUTTON} self-start`}>
          {t('betrieb.zurAnmeldung')}
        </Link>
      </CardScreen>
    );
  if (step.name === 'codes')
    return (
      <CardScreen title={t('betrieb.einladung.codes.titel')}>
        <RecoveryCodes codes={step.codes} owner={`${t('betrieb.name')} · ${owner}`} done={() => setStep({ name: 'done' })} />
      </CardScreen>
    );
  if (step.name === 'factor')
    return (
      <CardScreen title={t('betrieb.einladung.faktor.titel')} text={t('betrieb.einladung.faktor.text')}>
        <FactorStep
          secret={step.setup}
          confirmLabel={t('betrieb.einladung.faktor.knopf')}
          confirm={async (Code) => {
            try {
              const { body } = await call(finishBetriebEinladung, { body: { MfaToken: step.setup.MfaToken, Code } });
              setStep({ name: 'codes', codes: body.Erholungscodes });
            } catch (error) {
              const end = linkEndOf(error);
              if (end === null) throw error;
              // Only the setup has ended; the link tells by the next step whether it has too.
              setStep(end === 'verwendet' ? { name: 'end', end } : { name: 'person', hasExpired: true });
            }
          }}
        />
      </CardScreen>
    );
  return (
    <CardScreen title={t('betrieb.einladung.titel')} text={t('betrieb.einladung.text')}>
      {step.hasExpired && <Notice variant="warning">{t('betrieb.einladung.zuLange')}</Notice>}
      <PersonStep
        token={token}
        done={(setup, name) => {
          setOwner(name);
          setStep({ name: 'factor', setup });
        }}
        end={(end) => setStep({ name: 'end', end })}
      />
    </CardScreen>
  );
}

const PERSON = z.pick(acceptBetriebEinladung.body, { Vorname: true, Nachname: true, Password: true });

interface PersonStepProps {
  readonly token: string;
  done(setup: Setup, name: string): void;
  end(end: LinkEnd): void;
}

function PersonStep({ token, done, end }: PersonStepProps) {
  const { t, call } = useBackoffice();
  const labels = { Vorname: t('betrieb.vorname'), Nachname: t('betrieb.nachname'), Password: t('betrieb.passwort') };
  const { form, submit, refused } = useCallForm({
    schema: PERSON,
    start: { Vorname: '', Nachname: '', Password: '' },
    labels,
    draftName: null,
    async send(values) {
      try {
        const { body } = await call(acceptBetriebEinladung, { body: { Token: token, ...values } });
        done(body, `${values.Vorname} ${values.Nachname}`);
      } catch (error) {
        const why = linkEndOf(error);
        if (why === null) throw error;
        end(why);
      }
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormPart refused={refused} submit={submit}>
      <InputField
        autoFocus
        field={{ name: 'Vorname', label: labels.Vorname, error: errors.Vorname?.message }}
        autoComplete="given-name"
        {...form.register('Vorname')}
      />
      <InputField
        field={{ name: 'Nachname', label: labels.Nachname, error: errors.Nachname?.message }}
        autoComplete="family-name"
        {...form.register('Nachname')}
      />
      <PasswordInput
        field={{ name: 'Password', label: labels.Password, error: errors.Password?.message }}
        autoComplete="new-password"
        {...form.register('Password')}
      />
      <PasswordRules typed={form.watch('Password')} />
      <SubmitButton isBusy={isSubmitting}>{t('betrieb.weiter')}</SubmitButton>
    </FormPart>
  );
}

/** The link leads no further: why, and what to do. */
function End({ end }: { end: LinkEnd }) {
  const { t } = useBackoffice();
  return (
    <CardScreen title={t(`betrieb.einladung.${end}.titel`)} text={t(`betrieb.einladung.${end}.text`)}>
      <Link to={PATHS.login} className={`${PRIMARY_BUTTON} self-start`}>
        {t('betrieb.zurAnmeldung')}
      </Link>
    </CardScreen>
  );
}
