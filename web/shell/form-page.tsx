import type { ReactNode } from 'react';
import { fieldLabel } from '../../texts/texts.ts';
import { ErrorSummary } from '../ui/fields.tsx';
import { Notice } from '../ui/notice.tsx';
import { PostForm } from '../ui/post-form.tsx';
import { type FormOf, hasErrors, VORGANG } from './form.ts';
import { type Page, type PageContext, type PageDefinition, page } from './page.ts';

type FormPageDefinition<Props extends PageContext & FormOf> = PageDefinition<Props> & Required<Pick<PageDefinition<Props>, 'post'>>;

/**
 * A page with one form, `form` of its props. Its title shows if the form was refused, and the client script guards the form. The View contains `Form`, or
 * `FormSummary` if other content is between summary and form; its fields use `fieldOf`, its call uses `once`. A page with several forms is a `page` that
 * sets `isRefused` itself.
 */
export const formPage = <Props extends PageContext & FormOf>(definition: FormPageDefinition<Props>): Page =>
  page({
    ...definition,
    head: (props) => ({ script: true, isRefused: hasErrors(props.form), ...definition.head(props) }),
  });

/** Error summary of a form, each entry linked to its field; empty unless the form was refused. `id` is the fragment in the form's address. */
export const FormSummary = ({ id, t, form: { errors, message } }: FormOf & { readonly id?: string }) => (
  <ErrorSummary
    id={id}
    title={t('formular.fehlerTitel')}
    errors={errors}
    labels={Object.fromEntries(Object.keys(errors).map((name) => [name, fieldLabel(t, name)]))}
    message={message}
  />
);

/** Form of a page, below its error summary. The calls validate the fields, not the browser. */
export const Form = ({ className, children, ...of }: FormOf & { readonly className: string; readonly children: ReactNode }) => (
  <>
    <FormSummary {...of} />
    <PostForm noValidate className={className}>
      {children}
    </PostForm>
  </>
);

/** Error of a form without fields; its page sets `isRefused` from the same message. */
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
