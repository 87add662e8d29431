/** Under which name a browser keeps that the navigation is folded, and the word for it. */
export const KEPT = 'portal.navigation';
export const FOLDED = 'zu';
