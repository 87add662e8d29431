/** Texts of all forms. */
export const formular = {
  'formular.optional': 'optional',
  'formular.fehler': 'Fehler:',
  'formular.pflichtfeld': 'Dies ist ein Pflichtfeld.',
  'formular.fehlerTitel': 'Bitte prüfen Sie Ihre Angaben',
};
