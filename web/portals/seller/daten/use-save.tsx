import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { changeSellerDaten, type SellerAngaben, type SellerDaten } from '../../../../contract/calls/seller/daten.ts';
import { CallError } from '../../shell/call.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { useSeller } from '../own.ts';
import { DATEN_KEY } from './load.ts';

const PasswordDialog = lazy(() => import('./password-dialog.tsx'));

interface Save {
  /** Stores the fields and returns the new data; null if the seller closed the dialog for the password. Throws `CallError`. */
  save(angaben: SellerAngaben): Promise<SellerDaten | null>;
  /** The dialog while the password is needed; it stands outside of the form, since it is a form itself. */
  readonly dialog: ReactNode;
}

const needsPassword = (error: unknown): boolean => error instanceof CallError && error.problem.code === 'PasswortErforderlich';

/** Stores data of the seller. If the change needs the password, a dialog asks for it and the call is made again. */
export function useSave(): Save {
  const { t, call, data } = useSeller();
  const queries = useQueryClient();
  const [ask, setAsk] = useState<{ end(isConfirmed: boolean): void } | null>(null);
  const store = async (body: SellerAngaben) => {
    const before = queries.getQueryData<SellerDaten>(DATEN_KEY);
    const { body: after } = await call(changeSellerDaten, { body });
    queries.setQueryData(DATEN_KEY, after);
    const isComplete = after.Status === 'WartetAufFreigabe' && before?.Status !== after.Status;
    toast({ text: t(isComplete ? 'seller.daten.eingereicht' : 'seller.daten.gespeichert', { mandant: data.own.mandant.name }) });
    return after;
  };
  const confirm = async () => {
    const isConfirmed = await new Promise<boolean>((end) => setAsk({ end }));
    setAsk(null);
    return isConfirmed;
  };
  return {
    async save(body) {
      try {
        return await store(body);
      } catch (error) {
        if (!needsPassword(error)) throw error;
        return (await confirm()) ? store(body) : null;
      }
    },
    dialog: ask && (
      <Suspense>
        <PasswordDialog end={ask.end} />
      </Suspense>
    ),
  };
}
