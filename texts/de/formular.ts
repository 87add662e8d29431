/** What all forms say. */
export const formular = {
  'formular.optional': 'optional',
  'formular.fehler': 'Fehler:',
  'formular.fehlerTitel': 'Bitte prüfen Sie Ihre Angaben',
};
