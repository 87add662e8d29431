/** The overview of current rewards and their end dates. */
export const uebersicht = {
  'uebersicht.weitere': 'Weitere',
  'uebersicht.bis': 'bis {praemie}',
  'uebersicht.titel': 'Aktuelle Prämien',
  'uebersicht.beschreibung': 'Alle Prämien, die es heute bei {programm} gibt: wie hoch sie sind und bis wann sie gelten.',
  'uebersicht.text': 'Das können Sie heute empfehlen. Der Betrag ist die ganze Prämie. Wie sie geteilt wird, entscheiden Sie.',
  'uebersicht.textAgenten': 'So viel bringt heute eine Empfehlung. Der Betrag ist die ganze Prämie. Wie sie geteilt wird, entscheiden Sie.',
  'uebersicht.diePraemie': 'die Prämie',
  'uebersicht.knopf': 'Jetzt empfehlen',
  'uebersicht.auswaehlen': 'Jetzt auswählen',
  'uebersicht.alleAgenten': 'Jede Empfehlung',
  'uebersicht.alleAgenten.text': 'Die Prämie ist dieselbe, gleich wen Sie empfehlen. Ausnahmen stehen darunter.',
  'uebersicht.alleAgenten.gleich': 'Die Prämie ist dieselbe, gleich wen Sie empfehlen.',
  'uebersicht.leer.titel': 'Zurzeit gibt es keine Prämie',
  'uebersicht.leer.text': 'Mit keiner Empfehlung ist heute eine Prämie verbunden. Sobald es wieder eine gibt, steht sie hier.',
  'uebersicht.leer.kontakt': 'Nachfragen, wann es weitergeht',
};
