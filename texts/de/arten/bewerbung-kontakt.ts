import type { Words } from '../../words.ts';

/** Texts for applications, shown to the recommended person. */
export const bewerbungKontakt: Words = {
  'vorschau.beschreibung.beide': 'Bei Einstellung: {empfaenger} für Sie, {empfehler} für {vorname}',
  'vorschau.beschreibung.empfaenger': 'Bei Einstellung: {empfaenger} für Sie',
  'vorschau.beschreibung.empfehler':
    'Ein persönlicher Tipp. Werden Sie über diesen Link eingestellt, bekommt {vorname} dafür eine Prämie von {empfehler}.',

  'landung.lead.beide': 'Bewerben Sie sich über diesen Link. Werden Sie eingestellt, bekommen Sie beide eine Prämie.',
  'landung.lead.sie': 'Bewerben Sie sich über diesen Link. Werden Sie eingestellt, bekommen Sie die ganze Prämie.',
  'landung.lead.empfehler': 'Bewerben Sie sich über diesen Link. Werden Sie eingestellt, bekommt {vorname} eine Prämie.',
  'landung.lead.ohne': 'Bewerben Sie sich über diesen Link. Eine Prämie ist damit zurzeit nicht verbunden.',
  'landung.nurLink': 'Die {wert} gibt es nur bei einer Bewerbung über diesen Link, nicht auf anderem Weg.',
  'landung.fakten': 'Die Stelle',
  'landung.unverbindlich': 'Unverbindlich: Bewerben können Sie sich im nächsten Schritt.',
  'landung.schritt3': 'Bewerben',
  'landung.schritt3.text': 'Sie senden Ihre Bewerbung ab. Werden Sie eingestellt, wird die Prämie danach freigegeben.',
  'verkauf.landung.daten':
    '{mandant} nutzt Ihre Angaben nur für diese Empfehlung. {vorname} sieht davon erst dann etwas, wenn Ihre Bewerbung eingegangen ist: Ihren Vornamen, den ersten Buchstaben Ihres Nachnamens und die Bewerbung mit Nummer, Stelle, Tag und Stand. Unbestätigte Angaben löschen wir nach 12 Wochen.',
  'verkauf.angaben.datenschutz':
    '{mandant} nutzt Ihre Angaben nur für diese Empfehlung. Ist Ihre Bewerbung eingegangen, sieht {vorname} Ihren Vornamen, den ersten Buchstaben Ihres Nachnamens und die Bewerbung mit Nummer, Stelle, Tag und Stand.',
  'verkauf.zustimmung.kurz.sicht':
    'Ist Ihre Bewerbung eingegangen, sieht {vorname} Ihren Vornamen, den ersten Buchstaben Ihres Nachnamens und die Bewerbung mit Nummer, Stelle, Tag und Stand.',
  'landung.daten':
    '{mandant} nutzt Ihre Angaben nur für diese Empfehlung. {vorname} sieht davon Ihren Vornamen, den ersten Buchstaben Ihres Nachnamens, dass Ihre Bewerbung eingegangen ist und was aus der Prämie wird. Unbestätigte Angaben löschen wir nach 12 Wochen.',

  'angaben.fehler.alter': 'Das gilt nur für dieses Alter. Bestätigen Sie, dass es auf Sie zutrifft.',
  'angaben.datenschutz':
    '{mandant} nutzt Ihre Angaben nur für diese Empfehlung. {vorname} sieht Ihren Vornamen, den ersten Buchstaben Ihres Nachnamens, dass Ihre Bewerbung eingegangen ist und was aus der Prämie wird.',
  'zustimmung.kurz.link': 'Eine Prämie gibt es nur für eine Bewerbung über diese Empfehlung, nicht auf anderem Weg.',
  'zustimmung.kurz.frist': 'Freigegeben wird sie nach Ihrer Einstellung.',
  'zustimmung.kurz.sicht':
    '{vorname} sieht Ihren Vornamen, den ersten Buchstaben Ihres Nachnamens, dass Ihre Bewerbung eingegangen ist und was aus der Prämie wird.',
  'angabenBestaetigen.danke.bestellen': 'Als Nächstes bewerben Sie sich. Wie das geht, steht auf der nächsten Seite.',
  'angabenBestaetigen.knopf.Shop': 'Bestätigen und bewerben',
  'angabenBestaetigen.knopf.Anfrage': 'Bestätigen und bewerben',
  'angabenBestaetigen.text.Anfrage': 'Mit dem Klick bestätigen Sie Ihre Angaben und schicken Ihre Bewerbung an {mandant}.',
  'angabenBestaetigen.zuSpaet.titel': 'Die Prämie ist schon freigegeben',

  'szene.bestellt': 'Beworben',
  'stand.bestellen.titel': 'Alles bereit für Ihre Bewerbung',
  'stand.bestellen.text': 'Bewerben Sie sich bis zum {tag} auf die Stelle {produkt}.',
  'stand.bestellen.ohneFrist': 'Bewerben Sie sich jetzt auf die Stelle {produkt}.',
  'stand.eingegangen.titel': 'Ihre Bewerbung ist eingegangen',
  'stand.eingegangen.text': 'Als Nächstes meldet sich {mandant} bei Ihnen. Sie müssen nichts weiter tun.',
  'stand.bestaetigt.titel': 'Ihre Bewerbung war erfolgreich',
  'stand.bestaetigt.text': 'Frühestens am {freigabe} gibt {mandant} die Prämie frei. Sie müssen nichts weiter tun.',
  'stand.freigegeben.titel': 'Die Prämie ist freigegeben',
  'stand.anderes.titel': 'Ihre Bewerbung ist angekommen',
  'stand.anderes.text': 'Sie gilt aber einer anderen Stelle als {produkt}. Dafür gibt es keine Prämie.',
  'stand.vertrag.text': 'Ihre Bewerbung ist abgeschlossen. Eine Prämie gibt es dafür nicht.',
  'ende.vertragNichtZustande': 'Diesmal hat es leider nicht geklappt',
  'stand.schritt.bestellung': 'Bewerbung erfolgreich',
  'stand.schritt.bestellung.offen': 'Bewerben',
  'stand.schritt.bestellt': 'Beworben am {tag}',
  'status.auftrag.Bestaetigt': 'Angenommen',
  'status.auftrag.Freigegeben': 'Prämie freigegeben',
  'status.auftrag.Storniert': 'Abgeschlossen',
  'status.auftrag.Widerrufen': 'Zurückgezogen',
  'stand.bestellung.titel': 'So bewerben Sie sich',
  'stand.bestellung.knopf': 'Jetzt bewerben',
  'stand.bestellung.hotline': 'Nennen Sie Ihre Nummer in der Bewerbung. Ohne sie zählt die Empfehlung nicht und bringt keine Prämie.',
  'stand.abgelaufen.text': 'Die Zeit dafür ist vorbei. Bitten Sie {vorname} um einen neuen Link, wenn Sie sich noch bewerben möchten.',
  'abgelaufen.storniert.text': 'Sie wurde beendet. Möchten Sie sich trotzdem bewerben, bitten Sie {vorname} um einen neuen Link.',
};
