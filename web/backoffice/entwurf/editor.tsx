import type { ReactNode } from 'react';
import type { Ordner } from '../../../contract/rules/entwurf.ts';
import { LoadError } from '../../portals/shell/table/state-messages.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useBackoffice } from '../backoffice.ts';
import { type Editing, EditingProvider } from './context.ts';
import { useFieldTexts } from './field-texts.ts';
import { useEntwurf } from './use-entwurf.ts';

export type Draft = ReturnType<typeof useEntwurf> & { readonly editing: Editing };

/** Loads the draft and the words for it, and gives both to the fields. */
export function Editor({ children }: { children(draft: Draft): ReactNode }) {
  const { t } = useBackoffice();
  const entwurf = useEntwurf();
  const texts = useFieldTexts();
  const { draft, pruefung, refused, mayChange, change } = entwurf;
  if (draft.error && !draft.data) return <LoadError error={draft.error} retry={() => void draft.refetch()} />;
  if (!draft.data || !texts) return <Skeleton label={t('portal.wartet')} shapes={['line', 'row', 'row', 'row']} />;
  const placed = (pruefung?.Fehler ?? []).map(({ Pfad, Meldung }) => ({ at: Pfad.join('/'), Meldung }));
  const editing: Editing = {
    ordner: draft.data.Ordner as Ordner,
    texts,
    faultsAt(pfad) {
      const here = pfad.join('/');
      const own = placed.filter(({ at }) => at === here).map(({ Meldung }) => Meldung);
      return refused?.pfad === here ? [refused.message, ...own] : own;
    },
    faultsBelow: (pfad) => placed.filter(({ at }) => at.startsWith(`${pfad.join('/')}/`)).map(({ Meldung }) => Meldung),
    mayChange,
    change,
  };
  return <EditingProvider value={editing}>{children({ ...entwurf, editing })}</EditingProvider>;
}
