/** What a tenant needs before its pages open, in the order of the list (backoffice.md section E rule 5). */
export const LIVE_PUNKTE = [
  'Impressum',
  'Datenschutz',
  'Teilnahmebedingungen',
  'Praemienbedingungen',
  'Barrierefreiheit',
  'Absender',
  'Host',
  'Zahlungssteller',
  'Freigebende',
  'Praemie',
  'Auftrag',
  'Sprachen',
  'Kontrast',
] as const;
export type LivePunkt = (typeof LIVE_PUNKTE)[number];

export const LIVE_STATUS = ['Erfuellt', 'Fehlt', 'Verzichtet'] as const;
export type LiveStatus = (typeof LIVE_STATUS)[number];

/** People who may approve payout runs that a tenant needs: one never approves an own run. */
export const MIN_FREIGEBENDE = 2;

/** Words that only a template has: its company, what belongs in a place, and addresses that lead nowhere (RFC 2606). */
const PLACEHOLDERS = /muster(firma|weg|stadt|stra(ß|ss)e|mann)|hier steht|@example\.(com|net|org)|\.example\b/i;

/** Whether a text still holds words of a template, so that it was not written yet. */
export const isPlaceholder = (text: string): boolean => PLACEHOLDERS.test(text);
