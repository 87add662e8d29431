import { SUCHE_ZEICHEN } from '../../../../contract/calls/bericht.ts';
import { usePortal } from '../portal.tsx';

/** Says that a search has all the characters that it can have: what is typed or pasted beyond them, the field does not take. */
export function SearchEnd({ typed }: { readonly typed: string }) {
  const { t } = usePortal();
  return (
    <p role="status" className="px-3 py-1 text-xs text-muted empty:hidden">
      {typed.length >= SUCHE_ZEICHEN && t('portal.suche.ende', { anzahl: SUCHE_ZEICHEN })}
    </p>
  );
}
