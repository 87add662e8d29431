import { SELLER_TEXTE, type SellerText } from '../../../contract/rules/seller.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { refuseField } from '../../errors.ts';
import { findBlock, hashOfBlock, keepRechtstexte } from '../content/index.ts';

/** A text of the tenant to which sellers agree, in its current version; null if the tenant has none. */
export function currentText(context: Pick<Context, 'inhalte' | 'konfiguration'>, name: SellerText) {
  const block = SELLER_TEXTE[name];
  const felder = findBlock(context, block);
  return felder && { block, version: hashOfBlock(felder), felder };
}

/**
 * Stores the agreement of a seller to the current version of a text, with the text. Returns the version. Throws Validierung at `field` for another version, or if
 * the tenant has no such text.
 */
export async function agreeTo(
  context: Context,
  sellernummer: string,
  name: SellerText,
  sent: string | undefined,
  field: string,
): Promise<string> {
  const current = currentText(context, name) ?? refuseField(field, 'unbekannt');
  if (!sent) refuseField(field, 'pflichtfeld');
  if (sent !== current.version) refuseField(field, 'textGeaendert');
  await keepRechtstexte(context, [current]);
  const { block, version } = current;
  await writeProtokoll(context, 'seller.zugestimmt', sellernummer, { block, version }, { nachher: `${block} ${version}` });
  return version;
}
