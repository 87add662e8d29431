import type { NOTIZ_BERICHTE } from '../../../contract/calls/agentur/einzeln.ts';

/** A note of a row, and where it stands. */
export interface NotizProps {
  readonly bericht: (typeof NOTIZ_BERICHTE)[number];
  readonly nr: string;
  readonly notiz: {
    readonly Text: string;
    readonly Wiedervorlage: string | null;
    readonly GeaendertVon: string;
    readonly GeaendertAm: string;
  } | null;
  onChanged(): void;
}
