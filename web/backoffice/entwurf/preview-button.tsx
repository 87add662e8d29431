import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { createVorschau } from '../../../contract/calls/betrieb/entwurf.ts';
import { CallError } from '../../portals/shell/call.ts';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import { BASE } from '../paths.ts';
import { useMandant } from '../user.ts';

/** Opens the pages as the draft makes them. */
export function PreviewButton() {
  const { t, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await callIn(Mandant)(createVorschau)).body,
    onSuccess: ({ Adresse }) => void navigate(new URL(Adresse).pathname.slice(BASE.length), { state: { draft: pathname } }),
    onError: (error) => toast({ text: error instanceof CallError ? error.problem.detail : t('portal.fehler.text') }),
  });
  return (
    <button type="button" className={SECONDARY_BUTTON} aria-busy={isPending} onClick={() => mutate()}>
      {t('betrieb.entwurf.ansicht')}
    </button>
  );
}
