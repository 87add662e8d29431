import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Exports } from '../export/exports.ts';
import { useCallForm } from '../form/form.ts';
import { FormPart, SubmitButton } from '../form/form-parts.tsx';
import { PasswordInput } from '../form/password-input.tsx';
import { usePortal } from '../portal.tsx';
import { MENU_ITEM } from '../styles.ts';
import { unlock } from './lock.ts';

/** Replaces the portal until the user enters the password or ends the session. */
export default function LockScreen({ unlocked }: { unlocked(): void }) {
  const portal = usePortal();
  const { t, data } = portal;
  // The call that checks the password before an export checks it here too.
  const { data: exports } = useQuery({ queryKey: ['sperre'], queryFn: async () => (await portal.exports?.()) ?? null });
  return (
    <main className="portal mx-auto flex min-h-dvh max-w-120 flex-col justify-center gap-4 p-6">
      <h1 className="text-xl">{t('portal.sperre.titel')}</h1>
      <p className="text-muted">{t('portal.sperre.text', { name: data.frame.person.name })}</p>
      {exports ? (
        <PasswordForm exports={exports} unlocked={unlocked} />
      ) : (
        <Skeleton label={t('portal.wartet')} shapes={['control', 'control']} />
      )}
      <form method="post" action={data.frame.logout}>
        <button type="submit" className={`${MENU_ITEM} min-h-10 px-0 text-primary underline underline-offset-3`}>
          {t('abmelden.knopf')}
        </button>
      </form>
    </main>
  );
}

function PasswordForm({ exports: { schema, confirm }, unlocked }: { exports: Exports; unlocked(): void }) {
  const { t, data } = usePortal();
  const label = t('portal.export.passwort');
  const { form, submit, refused } = useCallForm({
    schema,
    start: { Password: '' },
    labels: { Password: label },
    draftName: null,
    async send(password) {
      await confirm(password);
      unlock(data.session, Date.now());
      unlocked();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormPart refused={refused} submit={submit}>
      <PasswordInput
        autoFocus
        field={{ name: 'Password', label, error: errors.Password?.message }}
        autoComplete="current-password"
        {...form.register('Password')}
      />
      <SubmitButton isBusy={isSubmitting}>{t('portal.sperre.knopf')}</SubmitButton>
    </FormPart>
  );
}
