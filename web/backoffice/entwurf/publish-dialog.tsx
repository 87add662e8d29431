import { MAX_WORTE } from '../../../contract/rules/entwurf.ts';
import { useBackoffice } from '../backoffice.ts';
import ReasonDialog from '../liste/reason-dialog.tsx';

interface PublishDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  close(): void;
  send(body: { readonly Worte: string }): Promise<void>;
}

/** Asks for the reason of a publication, which stands with the version on one line. */
export default function PublishDialog({ send, ...dialog }: PublishDialogProps) {
  const { t } = useBackoffice();
  return (
    <ReasonDialog
      {...dialog}
      hint={t('betrieb.entwurf.worte.hinweis')}
      draftName={null}
      max={MAX_WORTE}
      send={({ Grund }) => send({ Worte: Grund.replaceAll(/\s+/g, ' ') })}
    />
  );
}
