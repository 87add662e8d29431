import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { fieldCodeOf, type Issue } from '../../../../contract/problem.ts';
import { CallError } from '../call.ts';
import { usePortal } from '../portal.tsx';
import { deleteDraft, readDraft, saveDraft } from './drafts.ts';

interface FormOf<Values extends FieldValues, Sent> {
  /** The body's schema as the contract has it: what it refuses is said before anything is sent. */
  readonly schema: z.ZodMiniType<Sent, Values>;
  readonly start: Values;
  /** What each field is called. */
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** Name of the draft that survives a reload; null stores none, for example for passwords. */
  readonly draftName: string | null;
  send(values: Sent): Promise<void>;
}

/**
 * A form by the contract's own schema: what it or the server refuses stands at its field, in the same words, what has no field in `refused`; the first
 * that is wrong in reading order has the focus. What is typed is kept until it is sent.
 */
export function useCallForm<Values extends FieldValues, Sent>({ schema, start, labels, draftName, send }: FormOf<Values, Sent>) {
  const { t } = usePortal();
  const [refused, setRefused] = useState<string | null>(null);
  const say = (issue: Issue) => t(`feld.${fieldCodeOf(issue)}`, { feld: labels[String(issue.path?.at(0))] ?? '' });
  const form = useForm<Values, unknown, Sent>({
    defaultValues: { ...start, ...(draftName !== null && readDraft(draftName)) } as DefaultValues<Values>,
    resolver: zodResolver(schema, { error: say as never }),
    // It would go by the order in which fields came, not by where they stand.
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
