export const formular = {
  'formular.optional': 'optional',
  'formular.fehler': 'Error:',
  'formular.fehlerTitel': 'Please check what you entered',
};
