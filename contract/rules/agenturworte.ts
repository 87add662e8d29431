/** What is no plain word: markup, and characters that steer how a text runs; of control characters the line break alone stays. */
const STEUERND = /[<>\u202a-\u202e\u2066-\u2069]|(?![\n\r])\p{Cc}/u;

/** An address of the web, also without its scheme. */
const ADRESSE = /:\/\/|\bwww\.|[\p{L}\d]\.(?:app|at|ch|com|de|eu|info|io|net|online|org|shop)(?![\p{L}\d])/iu;

/** An amount of money or a percentage. */
const BETRAG = /\d\s*(?:€|%|eur(?:o)?\b|cent\b|prozent\b|percent\b)|(?:€|\beuro?)\s*\d/iu;

/** Whether a name is words alone, on one line. */
export const isSchlichterName = (text: string): boolean => !STEUERND.test(text) && !/[\n\r]/.test(text);

/**
 * Whether what an agency says to its customers is words alone: without markup, and without addresses and amounts, since it stands in the mail of an invitation
 * too, which has neither amounts nor advertising (portals section 3).
 */
export const isSchlicht = (text: string): boolean => !STEUERND.test(text) && !ADRESSE.test(text) && !BETRAG.test(text);
