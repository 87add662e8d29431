import { shortCent } from '../../../../contract/values/cent.ts';
import { maxPraemieText } from '../../../../texts/max-praemie.ts';
import { createTexts, type Translate } from '../../../../texts/texts.ts';
import type { Context } from '../../../context.ts';
import { splitOf, wertCentOf } from '../../praemie/index.ts';
import { findProdukt, maxPraemie, nameOf, textsForContact } from '../../produkt/index.ts';
import { findWithProdukt } from '../reads.ts';

/** The texts on the preview picture of a link. */
export interface Vorschau {
  readonly titel: string;
  /** The reward in a few words, or that the product is a personal recommendation; null for no text. */
  readonly praemie: string | null;
}

const textsOf = (context: Context): Translate => createTexts(context.locale, context.texte[context.locale]);

/** For the home: the tenant's key sentence with its best reward. */
export async function vorschauOfStart(context: Context): Promise<Vorschau> {
  const best = await maxPraemie(context);
  const t = textsOf(context);
  const titel = best ? maxPraemieText(t, 'home.kernsatz', best, context.locale) : t('home.kernsatzOhnePraemie');
  return { titel, praemie: null };
}

/** For a product: its name and the whole reward of today; null if there is no such product. */
export async function vorschauOfProdukt(context: Context, idOrExterneId: string): Promise<Vorschau | null> {
  const produkt = await findProdukt(context, idOrExterneId);
  if (!produkt) return null;
  const cent = await wertCentOf(context, { produkt_id: produkt.id, agenturnummer: null });
  return {
    titel: nameOf(produkt, context.locale),
    praemie: cent > 0 ? textsOf(context)('vorschau.bild.praemie', { praemie: shortCent(cent, context.locale) }) : null,
  };
}

/** For a referral: its product, and the recipient's amount or a tip without a name; null for an unknown referral. */
export async function vorschauOfEmpfehlung(context: Context, empfehlungsnummer: string): Promise<Vorschau | null> {
  const row = await findWithProdukt(context, empfehlungsnummer);
  if (!row) return null;
  const { empfaengerCent } = splitOf(context, await wertCentOf(context, row), row);
  const t = textsForContact(context, row, context.locale);
  const praemie =
    empfaengerCent > 0 ? t('vorschau.bild.fuerSie', { praemie: shortCent(empfaengerCent, context.locale) }) : t('vorschau.bild.tipp');
  return { titel: nameOf(row, context.locale), praemie };
}
