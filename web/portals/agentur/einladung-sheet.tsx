import { OneEinladung } from '../features/einladen/one-einladung.tsx';
import type { SheetProps } from '../shell/table/report.ts';
import { NotizPart } from './notiz-part.tsx';

/** Sheet of an invitation of the agency, with its note. */
export default function EinladungSheet({ nr, onChanged }: SheetProps) {
  return (
    <OneEinladung
      nr={nr}
      onChanged={onChanged}
      between={({ Notiz }) => <NotizPart bericht="einladungen" nr={nr} notiz={Notiz} onChanged={onChanged} />}
    />
  );
}
