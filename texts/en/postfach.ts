/** Waiting for the mail that confirms an address: the address it was sent to, and changing that address. */
export const postfach = {
  'postfach.adresse': 'Our email went to',
  'postfach.oeffnen': 'Open {anbieter}',
  'postfach.vorschlag': 'Did you mean {adresse}?',
  'postfach.vorschlag.text': 'Your address looks mistyped. Then our email does not arrive.',
  'postfach.vorschlag.knopf': 'Yes, send it there',
  'postfach.aendern': 'Change address',
  'postfach.hinweis': 'The link then goes to this address. The one in the first email is no longer valid.',
  'postfach.knopf': 'Send to this address',
  'postfach.geaendert': 'We have sent the email to the new address.',
};
