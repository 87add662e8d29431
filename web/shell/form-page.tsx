import type { ReactNode } from 'react';
import { ErrorSummary } from '../ui/fields.tsx';
import { Notice } from '../ui/notice.tsx';
import { PostForm } from '../ui/post-form.tsx';
import { type FormOf, hasErrors, VORGANG } from './form.ts';
import { type Page, type PageContext, type PageDefinition, page } from './page.ts';

type FormPageDefinition<Props extends PageContext & FormOf> = PageDefinition<Props> & Required<Pick<PageDefinition<Props>, 'post'>>;

/**
 * A page with one form, `form` of its props: its title says when it was refused, and it runs the script that guards forms. In its View stands `Form`,
 * or `FormSummary` where something comes between; its fields are `fieldOf`, its call takes `once`. A page of several forms is a `page` that says
 * `isRefused` itself.
 */
export const formPage = <Props extends PageContext & FormOf>(definition: FormPageDefinition<Props>): Page =>
  page({
    ...definition,
    head: (props) => ({ script: true, isRefused: hasErrors(props.form), ...definition.head(props) }),
  });

/** What is to be mended in a form, each entry leading to its field; nothing until it was refused. `id` is where the form's address leads. */
export const FormSummary = ({ id, t, form: { errors, message } }: FormOf & { readonly id?: string }) => (
  <ErrorSummary id={id} title={t('formular.fehlerTitel')} errors={errors} message={message} />
);

/** The form of a page under what is to be mended in it. Its fields are checked by the calls, not by the browser. */
export const Form = ({ className, children, ...of }: FormOf & { readonly className: string; readonly children: ReactNode }) => (
  <>
    <FormSummary {...of} />
    <PostForm noValidate className={className}>
      {children}
    </PostForm>
  </>
);

/** Why a button without fields did nothing; its page says `isRefused` by the same message. */
export const Refusal = ({ message }: { readonly message: string | null }) =>
  message && (
    <Notice variant="danger" alert>
      {message}
    </Notice>
  );

/**
 * Identifies one filling of a form, so that `once` detects a double click. It is created when the page is rendered, so a cached page must
 * not contain it: its visitors would share it. `id` identifies a filling that continues at its next step.
 */
export const Vorgang = ({ id = crypto.randomUUID() }: { readonly id?: string }) => <input type="hidden" name={VORGANG} value={id} />;
