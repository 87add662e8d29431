import { useMutation, useQuery } from '@tanstack/react-query';
import { changeBenachrichtigungen, readBenachrichtigungen } from '../../contract/calls/betrieb/benachrichtigungen.ts';
import { CallError } from '../portals/shell/call.ts';
import { toast } from '../portals/shell/toast/toasts.ts';
import { useBackoffice } from './backoffice.ts';
import { useMandant } from './user.ts';

/** Choice of the daily mail, stored at once. */
export function Tagesmail() {
  const { t, callIn, takeActivity, queries } = useBackoffice();
  const { Mandant } = useMandant();
  const queryKey = [Mandant, 'benachrichtigungen'];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callIn(Mandant)(readBenachrichtigungen, {}, { signal, isBackground: !takeActivity() })).body,
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (isWanted: boolean) => (await callIn(Mandant)(changeBenachrichtigungen, { body: { Tagesmail: isWanted } })).body,
    onSuccess(stored) {
      queries.setQueryData(queryKey, stored);
      toast({ text: t(stored.Tagesmail ? 'betrieb.tagesmail.an' : 'betrieb.tagesmail.aus') });
    },
    onError(error) {
      if (!(error instanceof CallError)) throw error;
      toast({ text: error.problem.detail });
    },
  });
  if (!data) return null;
  return (
    <label className="flex w-fit cursor-pointer items-center gap-3 py-1 text-muted">
      <input
        type="checkbox"
        className="size-5 shrink-0 cursor-pointer accent-primary"
        checked={isPending ? variables : data.Tagesmail}
        disabled={isPending}
        onChange={({ target }) => mutate(target.checked)}
      />
      {t('betrieb.tagesmail')}
    </label>
  );
}
