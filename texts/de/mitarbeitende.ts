/** The programme for employees of firms that take part. */
export const mitarbeitende = {
  'mitarbeitende.titel': 'Empfehlen, was Sie von der Arbeit kennen',
  'mitarbeitende.lead':
    'Sie arbeiten bei einem Unternehmen, das mit {mandant} empfiehlt? Dann können Sie mit Ihrem eigenen Link mitmachen.',
  'mitarbeitende.empfehlen.titel': 'Sie empfehlen',
  'mitarbeitende.empfehlen.text': 'Wählen Sie ein Angebot und geben Sie Ihren Link weiter, privat oder im Gespräch bei der Arbeit.',
  'mitarbeitende.praemie.titel': 'Sie bekommen die Prämie',
  'mitarbeitende.praemie.text': 'Sie geht an Sie persönlich oder wird geteilt, wie Sie es beim Empfehlen festlegen.',
  'mitarbeitende.knopf': 'Jetzt empfehlen',
  'mitarbeitende.fragen': 'Ob Ihr Unternehmen dabei ist und welche Regeln dort gelten, beantwortet {support}.',
  'mitarbeitende.tab.einladungsmaske': 'Einladen',
  'mitarbeitende.tab.einladungen': 'Einladungen',
  'mitarbeitende.tab.empfehler': 'Empfehler',
  'mitarbeitende.tab.interessenten': 'Interessenten',
  'mitarbeitende.tab.freigabe': 'Status & Auftragsfreigabe',
  'mitarbeitende.tab.uebersicht': 'Übersicht',
  'mitarbeitende.meinBereich': 'Mein Bereich',
  'mitarbeitende.einladen': 'Einladen und sehen, was daraus wird',
  'mitarbeitende.leer.einladungen.titel': 'Noch niemand eingeladen',
  'mitarbeitende.leer.einladungen.text': 'Laden Sie jemanden ein: Der Name reicht, den Rest macht Ihr Gegenüber am eigenen Handy.',
  'mitarbeitende.leer.empfehler.titel': 'Noch niemand dabei',
  'mitarbeitende.leer.empfehler.text': 'Hier steht, wer Ihre Einladung angenommen hat, und was daraus geworden ist.',
  'mitarbeitende.leer.interessenten.titel': 'Noch keine Interessenten',
  'mitarbeitende.leer.interessenten.text': 'Hier steht, wer über Sie oder über von Ihnen Eingeladene gekommen ist.',
  'mitarbeitende.leer.freigabe.titel': 'Noch keine Aufträge',
  'mitarbeitende.leer.freigabe.text':
    'Wird aus einem Interessenten ein Auftrag, sehen Sie hier, wie er steht und wann er freigegeben werden kann.',
  'mitarbeitende.freigabe.vonHand.one':
    '{mandant} gibt Aufträge frei, frühestens {anzahl} Tag nach dem Auftrag. Sie selbst müssen dafür nichts tun.',
  'mitarbeitende.freigabe.vonHand.other':
    '{mandant} gibt Aufträge frei, frühestens {anzahl} Tage nach dem Auftrag. Sie selbst müssen dafür nichts tun.',
  'mitarbeitende.freigabe.automatisch.one':
    'Aufträge werden {anzahl} Tag nach dem Auftrag von selbst freigegeben, wenn {mandant} nichts einwendet. Sie müssen dafür nichts tun.',
  'mitarbeitende.freigabe.automatisch.other':
    'Aufträge werden {anzahl} Tage nach dem Auftrag von selbst freigegeben, wenn {mandant} nichts einwendet. Sie müssen dafür nichts tun.',
  'mitarbeitende.schritt.AuftragBestaetigen': '{mandant} ist am Zug und prüft, was eingegangen ist.',
  'mitarbeitende.schritt.FreigabeMoeglich': 'Der Auftrag kann freigegeben werden. Darüber entscheidet {mandant}.',
  'mitarbeitende.schritt.beimMandanten': 'Der Auftrag liegt bei {mandant}. Dort wird über die Freigabe entschieden.',
  'mitarbeitende.uebersicht.text':
    'Was aus Ihren Empfehlungen und Einladungen für {mandant} geworden ist. Jede Zahl führt zu ihren Zeilen.',
  'mitarbeitende.zahl.Einladungen': 'Einladungen',
  'mitarbeitende.zahl.EinladungenOffen': 'Offene Einladungen',
  'mitarbeitende.zahl.Empfehler': 'Empfehler',
  'mitarbeitende.zahl.Interessenten': 'Interessenten',
  'mitarbeitende.zahl.Auftraege': 'Aufträge',
  'mitarbeitende.zahl.FreigegebenCent': 'Freigegebene Prämien',
  'mitarbeitende.dauercode': 'Ihr Dauercode',
  'mitarbeitende.dauercode.text': 'Er gilt auf Dauer: Wer ihn scannt und annimmt, ist von Ihnen eingeladen. Zum Zeigen oder Ausdrucken.',
  'mitarbeitende.einladen.text':
    'Wer annimmt, empfiehlt selbst, und Sie sehen, was daraus wird. Im Gespräch reicht der Name: Den Rest tippt Ihr Gegenüber auf dem eigenen Handy.',
  'mitarbeitende.spalte.Auftragsdatum': 'Auftrag vom',
};
