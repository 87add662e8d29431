import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { resetBetriebPasswort } from '../../../contract/calls/betrieb/konto.ts';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { PasswordInput } from '../../portals/shell/form/password-input.tsx';
import { PasswordRules } from '../../portals/shell/form/password-rules.tsx';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';
import { CardScreen } from '../frame/card.tsx';
import { type LinkEnd, linkEndOf, useMailedToken } from '../mailed-token.ts';
import { PATHS } from '../paths.ts';

const PASSWORD = z.pick(resetBetriebPasswort.body, { Password: true });

/** Sets a new password by the mailed link. */
export function Component() {
  const token = useMailedToken();
  return token ? <Reset key={token} token={token} /> : <End end="ungueltig" />;
}

function Reset({ token }: { token: string }) {
  const { t, call } = useBackoffice();
  const [end, setEnd] = useState<LinkEnd | 'fertig' | null>(null);
  const label = t('passwort.neu');
  const { form, submit, refused } = useCallForm({
    schema: PASSWORD,
    start: { Password: '' },
    labels: { Password: label },
    draftName: null,
    async send({ Password }) {
      try {
        await call(resetBetriebPasswort, { body: { Token: token, Password } });
        setEnd('fertig');
      } catch (error) {
        const why = linkEndOf(error);
        if (why === null) throw error;
        setEnd(why);
      }
    },
  });
  if (end !== null) return <End end={end} />;
  const { errors, isSubmitting } = form.formState;
  return (
    <CardScreen title={t('betrieb.passwort.titel')} text={t('betrieb.passwort.text')}>
      <FormPart refused={refused} submit={submit}>
        <PasswordInput
          autoFocus
          field={{ name: 'Password', label, error: errors.Password?.message }}
          autoComplete="new-password"
          {...form.register('Password')}
        />
        <PasswordRules typed={form.watch('Password')} />
        <SubmitButton isBusy={isSubmitting}>{t('betrieb.passwort.knopf')}</SubmitButton>
      </FormPart>
    </CardScreen>
  );
}

/** The password is set, or the link leads no further: a new link is one press away. */
function End({ end }: { end: LinkEnd | 'fertig' }) {
  const { t } = useBackoffice();
  const isDone = end === 'fertig';
  return (
    <CardScreen title={t(`betrieb.passwort.${end}.titel`)} text={t(`betrieb.passwort.${end}.text`)}>
      <Link to={isDone ? PATHS.login : PATHS.forgot} className={`${PRIMARY_BUTTON} self-start`}>
        {t(isDone ? 'betrieb.zurAnmeldung' : 'betrieb.passwort.neuerLink')}
      </Link>
    </CardScreen>
  );
}
