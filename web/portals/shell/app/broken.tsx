import { useState } from 'react';
import { useFolding } from '../frame/folded.ts';
import { Frame } from '../frame/frame.tsx';
import { usePortal } from '../portal.tsx';
import { type FindHits, GlobalSearch } from '../search/global-search.tsx';
import { Gone } from '../table/ends.tsx';
import type { Locate } from './locate.ts';
import { reloadOnce } from './reload-once.ts';

interface BrokenProps {
  readonly find: Locate;
  readonly findHits: FindHits | undefined;
}

/** Frame in place of a screen that failed or could not be loaded, if a reload does not help; the navigation stays usable. */
export function Broken({ find, findHits }: BrokenProps) {
  const [isGoing] = useState(reloadOnce);
  const { t, data } = usePortal();
  return (
    <Frame
      t={t}
      frame={data.frame}
      current={find(new URL(location.href))?.name ?? null}
      search={<GlobalSearch findHits={findHits} />}
      folding={useFolding()}
    >
      {!isGoing && <Gone t={t} reload={() => location.reload()} />}
    </Frame>
  );
}
