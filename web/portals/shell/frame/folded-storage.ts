/** Key and value in localStorage of a folded navigation. */
export const FOLDED_KEY = 'portal.navigation';
export const FOLDED_VALUE = 'zu';
