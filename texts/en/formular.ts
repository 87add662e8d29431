export const formular = {
  'formular.optional': 'optional',
  'formular.tag.muster': 'DD/MM/YYYY',
  'formular.fehler': 'Error:',
  'formular.fehlerTitel': 'Please check what you entered',
};
