/** People, places, secrets and accounts that the tests and the demo use. */
const CANARIES = [
  'Erika',
  'Muster',
  'Jörg',
  'Müßig',
  'Domkloster',
  'Lindenweg',
  '030 1234567',
  '24.12.1980',
  '1980-12-24',
  '50667',
  'Demo-2026',
  'a secret of the tests alone',
  'ein-geheimnis',
  'demo-telko',
  'demo-energie',
  'demo-berater',
  'demo-intern',
];

const PATTERNS = {
  'an e-mail address': /[\w.+-]+@[\w-]+\.[\w.]+/,
  'an IBAN': /\b[A-Z]{2}\d{2} ?(?:[A-Z0-9]{4} ?){3,}/,
  'a secret': /(?<![\w/.-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{24,}(?![\w/.-])/,
};

/** Random, so digits in a UUID are no personal data. */
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

/** Numbers of payments are random, so some look like an IBAN; no IBAN begins with Z. */
const ZAHLUNGSNUMMER = /\bZ[\dA-Z]{12,}\b/g;

/** Stack frames come from code; package names with a version contain an @, too. */
const STACK_FRAME = /\\n\s+at [^\\"]*|"stack":"[^"]*"/g;

/** The name of a tenant is no personal data, even if it equals a canary. */
const MANDANT = /"mandant":"[a-z\d-]+"/g;

/** Returns the canary or the kind of personal data in a line of the log, or null. */
export function findCanary(line: string): string | null {
  const spoken = line.replace(STACK_FRAME, '').replace(UUID, '').replace(ZAHLUNGSNUMMER, '').replace(MANDANT, '');
  const canary = CANARIES.find((one) => spoken.toLowerCase().includes(one.toLowerCase()));
  if (canary) return `"${canary}"`;
  const pattern = Object.entries(PATTERNS).find(([, form]) => form.test(spoken));
  return pattern ? pattern[0] : null;
}
