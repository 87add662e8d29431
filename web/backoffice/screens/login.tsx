import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { finishBetriebLogin, loginBetrieb } from '../../../contract/calls/betrieb/login.ts';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { InputField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { PasswordInput } from '../../portals/shell/form/password-input.tsx';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';
import { CodeField } from '../code-field.tsx';
import { CardScreen } from '../frame/card.tsx';
import { TextLink } from '../frame/text-link.tsx';
import { linkEndOf } from '../mailed-token.ts';
import { PATHS, pathAfterLogin } from '../paths.ts';

/** Login in two steps: address and password, then a code. It leads back to the screen that asked for it. */
export function Component() {
  const { t, queries } = useBackoffice();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [mfaToken, setMfaToken] = useState<string | null>(null);
  const [hasExpired, setExpired] = useState(false);
  const after = pathAfterLogin(query);
  if (mfaToken !== null)
    return (
      <CodeStep
        mfaToken={mfaToken}
        done={() => {
          // Data of a person who was logged in before.
          queries.clear();
          void navigate(after, { replace: true });
        }}
        back={(isExpired) => {
          setExpired(isExpired);
          setMfaToken(null);
        }}
      />
    );
  return (
    <CardScreen title={t('betrieb.anmelden.titel')} {...(after !== PATHS.home && { text: t('betrieb.anmelden.weiter') })}>
      {hasExpired && <Notice variant="warning">{t('betrieb.anmelden.abgelaufen')}</Notice>}
      <PasswordStep done={setMfaToken} />
      <p className="text-xs">
        <TextLink to={PATHS.forgot}>{t('betrieb.anmelden.vergessen')}</TextLink>
      </p>
    </CardScreen>
  );
}

function PasswordStep({ done }: { done(mfaToken: string): void }) {
  const { t, call } = useBackoffice();
  const labels = { Email: t('betrieb.email'), Password: t('betrieb.passwort') };
  const { form, submit, refused } = useCallForm({
    schema: loginBetrieb.body,
    start: { Email: '', Password: '' },
    labels,
    draftName: null,
    send: async (body) => done((await call(loginBetrieb, { body })).body.MfaToken),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormPart refused={refused} submit={submit}>
      <InputField
        autoFocus
        field={{ name: 'Email', label: labels.Email, error: errors.Email?.message }}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('Email')}
      />
      <PasswordInput
        field={{ name: 'Password', label: labels.Password, error: errors.Password?.message }}
        autoComplete="current-password"
        {...form.register('Password')}
      />
      <SubmitButton isBusy={isSubmitting}>{t('betrieb.weiter')}</SubmitButton>
    </FormPart>
  );
}

const CODE = z.pick(finishBetriebLogin.body, { Code: true });

interface CodeStepProps {
  readonly mfaToken: string;
  done(): void;
  back(isExpired: boolean): void;
}

function CodeStep({ mfaToken, done, back }: CodeStepProps) {
  const { t, call } = useBackoffice();
  const { form, submit, refused } = useCallForm({
    schema: CODE,
    start: { Code: '' },
    labels: { Code: t('betrieb.code') },
    draftName: null,
    async send({ Code }) {
      try {
        // The answer has the session as a bearer token; the app works by the cookie alone and drops it.
        await call(finishBetriebLogin, { body: { MfaToken: mfaToken, Code } });
      } catch (error) {
        if (linkEndOf(error) === null) throw error;
        return back(true);
      }
      done();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <CardScreen title={t('betrieb.anmelden.code.titel')} text={t('betrieb.anmelden.code.text')}>
      <FormPart refused={refused} submit={submit}>
        <CodeField error={errors.Code?.message} {...form.register('Code')} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton isBusy={isSubmitting}>{t('betrieb.anmelden.knopf')}</SubmitButton>
          <button type="button" className={SECONDARY_BUTTON} onClick={() => back(false)}>
            {t('betrieb.zurueck')}
          </button>
        </div>
      </FormPart>
    </CardScreen>
  );
}
