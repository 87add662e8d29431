import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { fieldCodeOf, type Issue } from '../../../../contract/problem.ts';
import { CallError } from '../call.ts';
import { useApp } from '../portal.tsx';
import { deleteDraft, readDraft, saveDraft } from './drafts.ts';

interface FormOf<Values extends FieldValues, Sent> {
  /** Schema of the body from the contract; its errors are shown before the form is sent. */
  readonly schema: z.ZodMiniType<Sent, Values>;
  readonly start: Values;
  /** Label of each field, used in error messages. */
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** Name of the draft that survives a reload; null stores none, for example for passwords. */
  readonly draftName: string | null;
  send(values: Sent): Promise<void>;
}

/**
 * Form with a schema of the contract. Errors of the schema and of the server use the same texts and are shown at their fields; `refused` is an error
 * without a field. After an error, the first invalid field in reading order gets the focus. With `draftName`, typed values are stored until they are sent.
 */
export function useCallForm<Values extends FieldValues, Sent>({ schema, start, labels, draftName, send }: FormOf<Values, Sent>) {
  const { t } = useApp();
  const [refused, setRefused] = useState<string | null>(null);
  const say = (issue: Issue) => t(`feld.${fieldCodeOf(issue)}`, { feld: labels[String(issue.path?.at(0))] ?? '' });
  const form = useForm<Values, unknown, Sent>({
    defaultValues: { ...start, ...(draftName !== null && readDraft(draftName)) } as DefaultValues<Values>,
    resolver: zodResolver(schema, { error: say as never }),
    // It would use the order of registration instead of the order on the screen.
    shouldFocusError: false,
  });
  const { watch, setError, getFieldState } = form;
  const { submitCount } = form.formState;
  const sent = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    const controls = [...(sent.current?.elements ?? [])] as HTMLInputElement[];
    controls.find(({ name }) => name && getFieldState(name as Path<Values>).invalid)?.focus();
  }, [submitCount, getFieldState]);
  useEffect(() => {
    if (draftName === null) return;
    const { unsubscribe } = watch((values) => saveDraft(draftName, values));
    return unsubscribe;
  }, [watch, draftName]);

  const check = form.handleSubmit(async (values) => {
    setRefused(null);
    try {
      await send(values);
      if (draftName !== null) deleteDraft(draftName);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const fields = (error.problem.errors ?? []).filter(({ field }) => field in labels);
      for (const { field, message } of fields) setError(field as Path<Values>, { message });
      if (fields.length === 0) setRefused(error.problem.detail);
    }
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    sent.current = event.currentTarget;
    return check(event);
  };
  return { form, submit, refused };
}
