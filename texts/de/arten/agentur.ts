import type { Words } from '../../words.ts';

/** Texts for agencies if the result of a referral is not an order. */
export const agentur: Readonly<Record<'Vertrag' | 'Gespraech' | 'Bewerbung', Words>> = {
  Vertrag: {
    'agentur.schritt.Bestellen': 'Die empfohlene Person ist am Zug und schließt den Vertrag ab.',
    'agentur.schritt.AuftragBestaetigen': 'Der Antrag ist eingegangen. {mandant} ist am Zug, prüft und bestätigt ihn.',
    'agentur.schritt.AnderesProdukt': 'Der Vertrag gilt einem anderen Angebot als dem empfohlenen. Dafür gibt es keine Prämie.',
    'agentur.schritt.KeinePraemie': 'Am Tag des Abschlusses gab es dafür keine Prämie.',
    'agentur.verlauf.bestellt': 'Vertrag {nummer} beantragt',
  },
  Gespraech: {
    'agentur.schritt.Bestellen': 'Die empfohlene Person ist am Zug und vereinbart das erste Gespräch.',
    'agentur.schritt.AuftragBestaetigen': 'Um das Gespräch wurde gebeten. Kommt ein Vertrag zustande, bestätigt ihn {mandant}.',
    'agentur.schritt.AnderesProdukt': 'Der Vertrag kam mit jemand anderem zustande als empfohlen. Dafür gibt es keine Prämie.',
    'agentur.schritt.KeinePraemie': 'Am Tag des Abschlusses gab es dafür keine Prämie.',
    'agentur.verlauf.bestellt': 'Um ein Gespräch gebeten ({nummer})',
  },
  Bewerbung: {
    'agentur.schritt.Bestellen': 'Die empfohlene Person ist am Zug und bewirbt sich.',
    'agentur.schritt.AuftragBestaetigen': 'Die Bewerbung ist eingegangen.',
    'agentur.schritt.AnderesProdukt': 'Für diese Bewerbung gibt es keine Prämie.',
    'agentur.schritt.KeinePraemie': 'Für diese Bewerbung gibt es keine Prämie.',
    'agentur.verlauf.bestellt': 'Bewerbung {nummer} eingegangen',
  },
};
