import { kanaeleOf } from '../../../contract/rules/teilen.ts';
import { NO_KANAL } from '../../../texts/kanal.ts';
import type { Context } from '../../context.ts';
import { nameOf } from '../produkt/index.ts';
import * as reads from './reads.ts';
import type { RowAccess } from './row-access.ts';

/** The filters of an agency's reports; employees only for users who see the rows of all. */
export async function filterOf(context: Context, access: RowAccess) {
  const mitarbeiter = access.nur === undefined ? await reads.listNumberedBenutzer(context, access.agenturnummer) : [];
  return {
    Produkte: (await reads.listAllProdukte(context)).map((row) => ({ ProduktId: row.id, Produkt: nameOf(row, context.locale) })),
    Mitarbeiter: mitarbeiter.map(({ mitarbeiternummer, vorname, nachname }) => ({
      Mitarbeiternummer: mitarbeiternummer,
      Name: `${vorname} ${nachname}`,
    })),
    Channels: [...kanaeleOf(context.konfiguration), NO_KANAL],
  };
}
