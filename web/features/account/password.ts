import { PASSWORT_REGELN } from '../../../contract/calls/passwort.ts';
import type { Translate } from '../../../texts/texts.ts';
import { type FormView, formView } from '../../shell/form.ts';
import type { PageContext } from '../../shell/page.ts';
import type { FormState, Problem } from '../../shell/visit.ts';
import type { PasswordRules } from '../../ui/password-field.tsx';

/** The rules of a new password as a page shows them. */
export const passwordRules = (t: Translate, regeln: readonly { readonly Muster: string; readonly Text: string }[]): PasswordRules => ({
  title: t('passwort.regeln'),
  rules: regeln.map(({ Muster, Text }) => ({ muster: Muster, text: Text })),
  more: t('passwort.regeln.haeufig'),
  met: t('passwort.erfuellt'),
  missing: t('passwort.fehlt'),
});

/** How long to wait after too many tries: "43 Minuten", at least one. */
export function dauerOf(t: Translate, { retryAfterSeconds = 60 }: Problem): string {
  return t.plural('passwort.minuten', Math.max(1, Math.ceil(retryAfterSeconds / 60)));
}

/**
 * A form with a new password in the field `name`: what the password lacks is said in one sentence, a failure of ours in the words of the
 * specification (section 8), a limit with the time to wait.
 */
export function passwordForm({ t }: PageContext, state: FormState | null, name: string): FormView {
  const form = formView(state);
  if (state === null) return form;
  const { code, status, errors = [] } = state.problem;
  if (code === 'ZuVieleAnfragen') return { ...form, message: t('passwort.aendern.limit', { dauer: dauerOf(t, state.problem) }) };
  if (status >= 500) return { ...form, message: t('passwort.aendern.fehler') };
  const broken = PASSWORT_REGELN.filter((rule) => errors.some((error) => error.field === name && error.code === rule.code));
  if (broken.length === 0) return form;
  const was = t.list(broken.map(({ Name }) => t(`passwort.regel.${Name}`)));
  return { ...form, errors: { ...form.errors, [name]: t('passwort.brauchtNoch', { was }) } };
}
