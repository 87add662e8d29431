/** Texts of the agent search. */
export const agenten = {
  'agenten.beschreibung': 'Finden Sie bei {mandant} die Person, die Sie empfehlen möchten: nach Name, Postleitzahl oder Ort.',
  'agenten.text': 'Suchen Sie nach Name, Postleitzahl oder Ort. Der Betrag ist die ganze Prämie. Wie sie geteilt wird, entscheiden Sie.',
  'agenten.leer': 'Zurzeit kann hier niemand empfohlen werden.',
};
