import { selectableAnteile } from '../../contract/rules/anteil.ts';
import { offeredAnteile } from '../../contract/rules/split.ts';
import { createTexts } from '../../texts/texts.ts';
import { renderMessages, type SharedLink } from '../../web/preview/messages.tsx';
import type { Context } from '../context.ts';
import type { Example } from '../modules/auftrag/index.ts';
import { describeGeteilt, linkCardOf } from '../modules/empfehlung/index.ts';

/** The messages of the example as messengers show them: for each split that recommenders can choose, the card of the link and the text of each channel. */
export async function drawMessages(context: Context, example: Example): Promise<string> {
  const { konfiguration, locale } = context;
  const { RecommenderDefaultShare: usual, PraemieAlsLohn: alsLohn, MaxEmpfaengerPraemieCent } = konfiguration;
  const selectable = selectableAnteile(usual, { geklickt: false, beigetreten: false, alsLohn });
  const links: SharedLink[] = [];
  for (const anteil of offeredAnteile(selectable, usual, example.wertCent, MaxEmpfaengerPraemieCent)) {
    const { Empfehlungsnummer, Hex = '' } = await example.recommend(anteil);
    const { geteilt } = await describeGeteilt(context, Empfehlungsnummer, Hex);
    const { titel, beschreibung, adresse, bild } = await linkCardOf(context, Empfehlungsnummer);
    links.push({
      anteil,
      card: { titel, beschreibung, host: new URL(adresse).host, bild: new URL(bild).pathname },
      messages: geteilt.Teilen,
    });
  }
  return renderMessages({ t: createTexts(locale, context.texte[locale]), locale, links });
}
