import type { Inhalt } from '../../../contract/calls/inhalt.ts';
import { SELLER_TEXTE, type SellerText } from '../../../contract/rules/seller.ts';
import type { Visit } from '../../shell/visit.ts';

/** The texts of the tenant to which profi sellers agree, in the order of the page that shows them. */
export const conditionsOf = ({ inhalte }: Pick<Visit, 'inhalte'>): { name: SellerText; block: Inhalt<'content-bloecke'> }[] =>
  (Object.keys(SELLER_TEXTE) as SellerText[]).flatMap((name) => {
    const block = inhalte.find('content-bloecke', SELLER_TEXTE[name]);
    return block ? [{ name, block }] : [];
  });

/** Whether the tenant has the page `SellerConditions`. */
export const hasConditions = (visit: Pick<Visit, 'inhalte'>): boolean => conditionsOf(visit).length > 0;
