import type * as z from 'zod/mini';
import type { InhaltEntry } from '../../contract/calls/inhalt.ts';
import type { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import type * as format from '../../contract/rules/ordner-format.ts';
import type { Theme } from '../../contract/values/theme.ts';
import type { Locale } from '../../contract/values/wire.ts';
import type { BildFile } from '../modules/content/index.ts';
import type { Rows } from './parse.ts';

/** A tenant as its folder describes it, complete and without faults. */
export interface MandantFolder {
  readonly name: string;
  readonly konfiguration: MandantKonfiguration;
  readonly theme: Theme;
  readonly hosts: readonly z.infer<typeof format.MandantHost>[];
  readonly bilder: readonly BildFile[];
  readonly kategorien: readonly z.infer<typeof format.Kategorie>[];
  readonly produkte: readonly z.infer<ReturnType<typeof format.produkt>>[];
  readonly geraete: readonly z.infer<typeof format.Geraet>[];
  readonly praemien: readonly z.infer<typeof format.Praemie>[];
  readonly aktionen: readonly z.infer<typeof format.Aktion>[];
  readonly gutscheine: readonly z.infer<typeof format.Gutschein>[];
  readonly inhalte: readonly InhaltEntry[];
  readonly texte: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
}

type Lists = 'hosts' | 'kategorien' | 'produkte' | 'geraete' | 'praemien' | 'aktionen' | 'gutscheine';

/** What is known of a folder during its check: faulty parts are undefined, and lists have their good entries. */
export type Draft = Pick<MandantFolder, 'name' | 'inhalte'> & { readonly [L in Lists]: Rows<MandantFolder[L][number]> } & {
  readonly konfiguration: MandantKonfiguration | undefined;
  readonly theme: Theme | undefined;
  readonly texte: Partial<MandantFolder['texte']>;
};
