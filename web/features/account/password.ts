import { PASSWORT_REGELN } from '../../../contract/calls/account/passwort.ts';
import { createTexts, type Translate } from '../../../texts/texts.ts';
import { type FormView, formView } from '../../shell/form.ts';
import type { PageContext } from '../../shell/page.ts';
import type { Fields, FormState, Problem, Visit } from '../../shell/visit.ts';
import type { PasswordRules } from '../../ui/password-field.tsx';

/** The rules of a new password as a page shows them. */
export const passwordRules = (t: Translate, regeln: readonly { readonly Muster: string; readonly Text: string }[]): PasswordRules => ({
  title: t('passwort.regeln'),
  rules: regeln.map(({ Muster, Text }) => ({ muster: Muster, text: Text })),
  more: t('passwort.regeln.haeufig'),
  met: t('passwort.erfuellt'),
  missing: t('passwort.fehlt'),
});

/** The field that repeats a new password. */
export const REPEAT_FIELD = 'Wiederholung';

/** Problem of a new password that differs from its repetition, including the rules that it breaks; null if both are equal or none was typed. */
export function repeatProblem({ locale, texte }: Pick<Visit, 'locale' | 'texte'>, fields: Fields, name: string): Problem | null {
  const [typed, again] = [fields[name] ?? '', fields[REPEAT_FIELD] ?? ''];
  if (typed === '' || typed === again) return null;
  const t = createTexts(locale, texte);
  const message = t(again === '' ? 'passwort.wiederholung.fehlt' : 'passwort.wiederholung.anders');
  const broken = PASSWORT_REGELN.filter(({ Muster }) => !new RegExp(Muster).test(typed));
  const lacking = broken.map(({ code }) => ({ field: name, code, message: '' }));
  const errors = [...lacking, { field: REPEAT_FIELD, code: again === '' ? 'pflichtfeld' : 'auswahl', message } as const];
  return { status: 422, code: 'Validierung', detail: message, errors };
}

/**
 * A form with a new password in the field `name`. One sentence names the rules that the password breaks; a server failure shows the text
 * `passwort.aendern.fehler`.
 */
export function passwordForm({ t }: PageContext, state: FormState | null, name: string): FormView {
  const form = formView(state);
  if (state === null) return form;
  const { status, errors = [] } = state.problem;
  if (status >= 500) return { ...form, message: t('passwort.aendern.fehler') };
  const broken = PASSWORT_REGELN.filter((rule) => errors.some((error) => error.field === name && error.code === rule.code));
  if (broken.length === 0) return form;
  const was = t.list(broken.map(({ Name }) => t(`passwort.regel.${Name}`)));
  return { ...form, errors: { ...form.errors, [name]: t('passwort.brauchtNoch', { was }) } };
}
