import type { ProduktArt } from '../../../contract/values/produktart.ts';
import type { Words } from '../../words.ts';

/** Parts of a message: the tip, the condition of the reward, and the short form for a text message. */
interface Nachricht {
  readonly tipp: string;
  readonly wenn: string;
  readonly kurz: string;
}

const inDu = (nachricht: Nachricht): Words => saidTo('bekommst du', nachricht);
const inSie = (nachricht: Nachricht): Words => ({
  ...saidTo('bekommen Sie', nachricht),
  'teilen.gewinn.verschieden': 'bekommen Sie {empfaenger} und ich {empfehler}',
  'teilen.mail.anrede': 'Guten Tag!',
});

const saidTo = (bekommen: string, { tipp, wenn, kurz }: Nachricht): Words => ({
  'teilen.text.empfehler': `${tipp}. ${wenn}, bekomme ich {empfehler}: {link}`,
  'teilen.text.beide': `${tipp}. ${wenn}, {gewinn}: {link}`,
  'teilen.text.empfaenger': `${tipp}. ${wenn}, ${bekommen} {empfaenger}: {link}`,
  'teilen.text.ohne': `${tipp}: {link}`,
  'teilen.text.empfehler.sms': `${kurz} bekomme ich {empfehler}: {link}`,
  'teilen.text.beide.sms': `${kurz} {gewinn}: {link}`,
  'teilen.text.empfaenger.sms': `${kurz} ${bekommen} {empfaenger}: {link}`,
});

const KURZ = {
  Bestellung: 'Mein Tipp: {produkt} von {mandant}. Bei Bestellung über den Link',
  Vertrag: 'Mein Tipp: {produkt} von {mandant}. Bei Abschluss über den Link',
  Gespraech: 'Mein Tipp: {produkt} von {mandant}. Kommt ein Vertrag zustande,',
  Bewerbung: 'Mein Tipp: {produkt} bei {mandant}. Bei Einstellung über den Link',
};

const DIR = 'Hallo! Ich empfehle dir {produkt} von {mandant}';

/** Messages of recommenders to contacts that they address as du. Those for an order are in `teilen.ts`. */
export const nachrichten = {
  Vertrag: inDu({ tipp: DIR, wenn: 'Schließt du den Vertrag über meinen Link ab', kurz: KURZ.Vertrag }),
  Gespraech: inDu({ tipp: DIR, wenn: 'Wird nach dem Gespräch ein Vertrag daraus', kurz: KURZ.Gespraech }),
  Bewerbung: {
    ...inDu({
      tipp: 'Hallo! {produkt} bei {mandant} könnte zu dir passen',
      wenn: 'Bewirbst du dich über meinen Link und wirst eingestellt',
      kurz: KURZ.Bewerbung,
    }),
    'teilen.text.ohne.sms': 'Mein Tipp: {produkt} bei {mandant}: {link}',
  },
} satisfies Record<Exclude<ProduktArt, 'Bestellung'>, Words>;

const IHNEN = 'Guten Tag! Ich empfehle Ihnen {produkt} von {mandant}';

/** Messages of recommenders to contacts that they address as Sie. */
export const nachrichtenInSie: Record<ProduktArt, Words> = {
  Bestellung: inSie({ tipp: IHNEN, wenn: 'Bestellen Sie über meinen Link', kurz: KURZ.Bestellung }),
  Vertrag: inSie({ tipp: IHNEN, wenn: 'Schließen Sie den Vertrag über meinen Link ab', kurz: KURZ.Vertrag }),
  Gespraech: inSie({ tipp: IHNEN, wenn: 'Wird nach dem Gespräch ein Vertrag daraus', kurz: KURZ.Gespraech }),
  Bewerbung: inSie({
    tipp: 'Guten Tag! {produkt} bei {mandant} könnte zu Ihnen passen',
    wenn: 'Bewerben Sie sich über meinen Link und werden eingestellt',
    kurz: KURZ.Bewerbung,
  }),
};
