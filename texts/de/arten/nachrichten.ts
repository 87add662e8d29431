import type { ProduktArt } from '../../../contract/values/produktart.ts';
import type { Words } from '../../words.ts';

/** Parts of a message: the greeting, the tip, the condition of the reward after "wenn", and for a text message the tip and what the reward is for. */
interface Nachricht {
  readonly gruss?: string;
  readonly tipp: string;
  readonly wenn: string;
  readonly kurz?: string;
  readonly bei: string;
}

const inDu = (nachricht: Nachricht): Words => saidTo('dich', nachricht);
const inSie = (nachricht: Nachricht): Words => ({
  ...saidTo('Sie', { gruss: 'Guten Tag!', ...nachricht }),
  'teilen.gewinn': '{empfaenger} für Sie und {empfehler} für mich',
  'teilen.mail.anrede': 'Guten Tag!',
});

const saidTo = (wen: string, { gruss = 'Hallo!', tipp, wenn, kurz = '{produkt} von {mandant}', bei }: Nachricht): Words => ({
  'teilen.text.empfehler': `${gruss} ${tipp}. Wenn ${wenn}, bekomme ich {empfehler}: {link}`,
  'teilen.text.beide': `{gewinn}, wenn ${wenn}. ${tipp}: {link}`,
  'teilen.text.empfaenger': `{empfaenger} für ${wen}, wenn ${wenn}. ${tipp}: {link}`,
  'teilen.text.ohne': `${gruss} ${tipp}: {link}`,
  'teilen.text.empfehler.sms': `Mein Tipp: ${kurz}. Bei ${bei} bekomme ich {empfehler}: {link}`,
  'teilen.text.beide.sms': `{gewinn} bei ${bei}. Mein Tipp: ${kurz}, {link}`,
  'teilen.text.empfaenger.sms': `{empfaenger} für ${wen} bei ${bei}. Mein Tipp: ${kurz}, {link}`,
  'teilen.text.ohne.sms': `Mein Tipp: ${kurz}: {link}`,
});

const BEI = {
  Bestellung: 'Bestellung über den Link',
  Vertrag: 'Abschluss über den Link',
  Gespraech: 'Abschluss nach dem Gespräch',
  Bewerbung: 'Einstellung über den Link',
};
const STELLE = '{produkt} bei {mandant}';

const DIR = 'Ich empfehle dir {produkt} von {mandant}';

/** Messages of recommenders to contacts that they address as du. Those for an order are in `teilen.ts`. */
export const nachrichten = {
  Vertrag: inDu({ tipp: DIR, wenn: 'du den Vertrag über meinen Link abschließt', bei: BEI.Vertrag }),
  Gespraech: inDu({ tipp: DIR, wenn: 'aus dem Gespräch ein Vertrag wird', bei: BEI.Gespraech }),
  Bewerbung: inDu({
    tipp: `${STELLE} könnte zu dir passen`,
    wenn: 'du dich über meinen Link bewirbst und eingestellt wirst',
    kurz: STELLE,
    bei: BEI.Bewerbung,
  }),
} satisfies Record<Exclude<ProduktArt, 'Bestellung'>, Words>;

const IHNEN = 'Ich empfehle Ihnen {produkt} von {mandant}';

/** Messages of recommenders to contacts that they address as Sie. */
export const nachrichtenInSie: Record<ProduktArt, Words> = {
  Bestellung: inSie({ tipp: IHNEN, wenn: 'Sie über meinen Link bestellen', bei: BEI.Bestellung }),
  Vertrag: inSie({ tipp: IHNEN, wenn: 'Sie den Vertrag über meinen Link abschließen', bei: BEI.Vertrag }),
  Gespraech: inSie({ tipp: IHNEN, wenn: 'aus dem Gespräch ein Vertrag wird', bei: BEI.Gespraech }),
  Bewerbung: inSie({
    tipp: `${STELLE} könnte zu Ihnen passen`,
    wenn: 'Sie sich über meinen Link bewerben und eingestellt werden',
    kurz: STELLE,
    bei: BEI.Bewerbung,
  }),
};
