import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { tryAuftrag } from '../../../contract/calls/betrieb/live.ts';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';
import { useMandant } from '../user.ts';

const ProbeauftragDialog = lazy(() => import('./probeauftrag-dialog.tsx'));

/** Tries an order from the link to the reward, and shows what came of it. */
export function ProbeauftragButton() {
  const { t, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => (await callIn(Mandant)(tryAuftrag)).body,
    async onSettled() {
      setOpen(true);
      await client.invalidateQueries({ queryKey: [Mandant, 'live'] });
    },
  });
  return (
    <>
      <button type="button" className={SECONDARY_BUTTON} aria-busy={isPending} onClick={() => mutate()}>
        {t('betrieb.live.probeauftrag')}
      </button>
      {isOpen && (
        <Suspense>
          <ProbeauftragDialog tried={data ?? null} error={error} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
