/** Texts of all forms. */
export const formular = {
  'formular.optional': 'optional',
  'formular.tag.muster': 'TT.MM.JJJJ',
  'formular.fehler': 'Fehler:',
  'formular.fehlerTitel': 'Bitte prüfen Sie Ihre Angaben',
};
