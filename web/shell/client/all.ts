/** Every element of the page that the selector finds. */
export const all = <E extends HTMLElement>(selector: string): E[] => [...document.querySelectorAll<E>(selector)];
