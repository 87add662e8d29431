/** A code as people type it: any case, with spaces or hyphens, O for 0, I or L for 1. Two codes that come to the same are one. */
export const normalCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/** A code as it is shown to people: a drawn one in groups of four, a chosen one as it was chosen. */
export const shownCode = (code: string, wunschcode: string | null | undefined): string => wunschcode ?? code.replace(/(.{4})(?=.)/g, '$1-');
