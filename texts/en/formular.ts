export const formular = {
  'formular.optional': 'optional',
  'formular.fehler': 'Error:',
  'formular.pflichtfeld': 'This is a required field.',
  'formular.fehlerTitel': 'Please check what you entered',
};
