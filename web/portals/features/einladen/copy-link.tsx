import { Icon } from '../../../ui/icon.tsx';
import { QUIET } from '../../shell/looks.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { useEinladend } from './einladend.ts';

/** Copies the link of an invitation, and says whether that went well. */
export function CopyLink({ link }: { link: string }) {
  const { t } = useEinladend();
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    toast({ text: t(isCopied ? 'agentur.einladen.kopiert' : 'agentur.einladen.nichtKopiert') });
  };
  return (
    <button type="button" className={QUIET} onClick={() => void copy()}>
      <Icon name="copy" />
      {t('agentur.einladen.kopieren')}
    </button>
  );
}
