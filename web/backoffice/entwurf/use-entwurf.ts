import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '../../../contract/call.ts';
import { changeEntwurf, checkEntwurf, type Entwurf, readEntwurf } from '../../../contract/calls/betrieb/entwurf.ts';
import { mayChangePfad, withValue } from '../../../contract/rules/entwurf.ts';
import { CallError } from '../../portals/shell/call.ts';
import { useBackoffice } from '../backoffice.ts';
import { mayWrite, useMandant } from '../user.ts';

export type Pruefung = Answer<typeof checkEntwurf>['body'];

/** A change of one value: its place, the value now (undefined removes it), and the one that the person saw. */
export interface Change {
  readonly pfad: readonly string[];
  readonly wert: unknown;
  readonly bisher: unknown;
}

/** Key of all queries about the draft of a tenant. */
export const entwurfKey = (mandant: string) => [mandant, 'entwurf'] as const;

/** The draft of the tenant. Changes are sent one after the other, so that each one follows the answer to the one before. */
export function useEntwurf() {
  const { t, callIn, takeActivity } = useBackoffice();
  const zugang = useMandant();
  const { Mandant, Rollen } = zugang;
  const client = useQueryClient();
  const [refused, setRefused] = useState<{ readonly pfad: string; readonly message: string } | null>(null);
  const key = [...entwurfKey(Mandant), 'ordner'];
  const draft = useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<Entwurf> =>
      (await callIn(Mandant)(readEntwurf, {}, { signal, isBackground: !takeActivity() })).body,
  });
  const pruefung = useQuery({
    queryKey: [...entwurfKey(Mandant), 'pruefung', draft.data?.GeaendertAm],
    queryFn: async ({ signal }): Promise<Pruefung> =>
      (await callIn(Mandant)(checkEntwurf, {}, { signal, isBackground: !takeActivity() })).body,
    enabled: draft.data?.Offen === true,
    placeholderData: (before) => before,
  });
  const { mutate, isPending, isSuccess } = useMutation({
    mutationKey: key,
    scope: { id: `entwurf ${Mandant}` },
    /** Shows the change at once; a refusal shows what the draft has instead. */
    async onMutate({ pfad, wert }) {
      const cancelled = client.cancelQueries({ queryKey: key });
      client.setQueryData<Entwurf>(key, (shown) => shown && { ...shown, Ordner: withValue(shown.Ordner, pfad, wert) });
      await cancelled;
    },
    mutationFn: async ({ pfad, wert, bisher }: Change): Promise<Entwurf> =>
      (
        await callIn(Mandant)(changeEntwurf, {
          body: { Pfad: [...pfad], ...(wert !== undefined && { Wert: wert }), ...(bisher !== undefined && { Bisher: bisher }) },
        })
      ).body,
    onSuccess(entwurf) {
      setRefused(null);
      const isLast = client.isMutating({ mutationKey: key }) === 1;
      // The answer to a change lacks those that follow it.
      client.setQueryData<Entwurf>(key, (shown) => (isLast || !shown ? entwurf : { ...entwurf, Ordner: shown.Ordner }));
    },
    onError(error, { pfad }) {
      const { code, detail } = error instanceof CallError ? error.problem : { code: null, detail: t('portal.fehler.text') };
      setRefused({ pfad: pfad.join('/'), message: code === 'Konflikt' ? t('betrieb.entwurf.konflikt') : detail });
      void client.invalidateQueries({ queryKey: key });
    },
  });
  return {
    draft,
    /** Faults and differences; undefined while they are not known. Without a draft there are none. */
    pruefung: draft.data?.Offen === false ? NOTHING : pruefung.data,
    checkError: pruefung.error,
    checkAgain: () => void pruefung.refetch(),
    change: mutate,
    isSaving: isPending,
    isSaved: isSuccess,
    refused,
    mayChange: (pfad: readonly string[]): boolean => mayWrite(zugang, 'Entwurf') && mayChangePfad(Rollen, pfad),
  };
}

const NOTHING: Pruefung = { Fehler: [], Aenderungen: [] };
