import type { Words } from '../../words.ts';

const EINGEGANGEN = 'Die Bewerbung ist eingegangen. Gibt es dafür eine Prämie, steht sie hier.';
const KEINE_PRAEMIE = 'Für diese Empfehlung gibt es keine Prämie.';

/** Texts for applications, shown to recommenders. They only reveal that it arrived and the result of the reward. */
export const bewerbung: Words = {
  'home.bedingung':
    'Bewirbt sich jemand über Ihren Link und wird eingestellt, gibt es nach der Freigabe {praemie}: für Sie, für Ihren Kontakt oder geteilt.',
  'home.schritt3.text': 'Nach der Einstellung wählen Sie Ihre Prämie.',
  'home.vertrauen.wann.text':
    'Wir können sie {freigabeAb} der Einstellung freigeben. Danach kommt ein Gutschein innerhalb von 24 Stunden nach Ihrer Wahl, eine Überweisung innerhalb von {frist} nach der Freigabe.',
  'exklusiv.was.text':
    '{praemie} für eine Empfehlung, aus der eine Einstellung wird. Sie entscheiden, wer sie bekommt: Sie, Ihr Kontakt oder beide.',
  'exklusiv.was.ohne':
    'Empfehlungen, aus denen eine Einstellung wird. Gibt es dafür eine Prämie, entscheiden Sie, wer sie bekommt: Sie, Ihr Kontakt oder beide.',
  'empfehlen.lead': 'Teilen Sie danach Ihren persönlichen Link. Für jede Einstellung, die darüber zustande kommt, gibt es {praemie}.',
  'empfehlen.keinProdukt.titel': 'Diese Stelle kann gerade nicht empfohlen werden',
  'empfehlen.keinProdukt.text': 'Auf der Startseite finden Sie alles, was Sie jetzt empfehlen können.',
  'katalog.kategorie.beschreibung':
    '{kategorie} bei {mandant} empfehlen: ab {preis} im Monat, bis zu {praemie} Prämie für eine Einstellung.',
  'katalog.unter28.hinweis': 'Das ist für alle unter 28 Jahren. Es zählt das Alter am Tag der Bewerbung.',
  'mitarbeitende.empfehlen.text': 'Wählen Sie eine Stelle und geben Sie Ihren Link weiter, privat oder im Gespräch bei der Arbeit.',
  'mitarbeitende.satz.Auftraege.one': '1 Bewerbung ist daraus geworden.',
  'mitarbeitende.satz.Auftraege.other': '{anzahl} Bewerbungen sind daraus geworden.',
  'anmelden.neu.link': 'Stellen zum Empfehlen ansehen',
  'bereich.leer.knopf': 'Stellen zum Empfehlen ansehen',
  'karte.bis': 'Gilt bis zum {tag}. Nur eine Bewerbung über diesen Link zählt.',
  'praemie.bedingung': '{abschlussname}: bis zu {praemieWert} für Bewerbungen bis zum {enddatum}.',
  'praemie.bedingungSpaeter': 'Ab dem {startdatum}: bis zu {praemieWert} für Bewerbungen bis zum {enddatum}.',
  'praemie.storniert.text': 'Was für sie nötig war, ist entfallen.',
  'jahr.zurueck': 'Am {tag} zurückgefordert, weil entfallen ist, was für sie nötig war',

  'teilen.danach.bestellen.titel': 'Ihr Kontakt bewirbt sich',
  'teilen.danach.bestellen.text': 'Für die Prämie zählt eine Bewerbung über diesen Link, nicht auf anderem Weg.',
  'teilen.danach.praemie.text': 'Nach einer Einstellung geben wir sie frei. Wer sie bekommt, erfährt es dann per E-Mail.',
  'teilen.beendet.text': 'Sie ist beendet, ihr Link führt nicht mehr zur Stelle. Eine neue Empfehlung ist schnell angelegt.',

  'status.empfehlung.Storniert': 'Ohne Prämie',
  'status.empfehlung.Abgelaufen': 'Beendet',
  'status.empfaenger.Storniert': 'Ohne Prämie',
  'status.empfaenger.Abgelaufen': 'Beendet',
  'status.praemierung.Storniert': 'Entfallen',
  'bereich.schritt.bestellt': '{name} hat sich beworben',
  'bereich.schritt.Freigegeben': 'Die Prämie für die Empfehlung an {name} ist freigegeben',
  'bereich.schritt.Freigegeben.anonym': 'Die Prämie für die Empfehlung an Ihren Kontakt ist freigegeben',
  'bereich.schritt.Gezahlt': 'Die Prämie für die Empfehlung an {name} ist gezahlt',
  'bereich.schritt.Gezahlt.anonym': 'Die Prämie für die Empfehlung an Ihren Kontakt ist gezahlt',
  'bereich.schritt.Storniert': 'Für die Empfehlung an {name} gibt es keine Prämie',
  'bereich.schritt.Storniert.anonym': KEINE_PRAEMIE,
  'bereich.schritt.Abgelaufen': 'Für die Empfehlung an {name} gibt es keine Prämie',
  'bereich.schritt.Abgelaufen.anonym': KEINE_PRAEMIE,
  'naechsterSchritt.Teilen': 'Sie sind am Zug: Teilen Sie Ihren Link mit Menschen, zu denen die Stelle passt.',
  'naechsterSchritt.Bestellen': 'Ihr Kontakt ist am Zug und bewirbt sich über Ihren Link.',
  'naechsterSchritt.AuftragBestaetigen': EINGEGANGEN,
  'naechsterSchritt.Freigabe': EINGEGANGEN,
  'naechsterSchritt.FreigabeMoeglich': EINGEGANGEN,
  'naechsterSchritt.AnderesProdukt': KEINE_PRAEMIE,
  'naechsterSchritt.KeinePraemie': KEINE_PRAEMIE,
  'naechsterSchritt.PraemieDesKontakts': 'Die Prämie ist freigegeben und geht ganz an Ihren Kontakt. Sie müssen nichts weiter tun.',
  'naechsterSchritt.Beendet': `${KEINE_PRAEMIE} Sie können jederzeit eine neue anlegen.`,
};
