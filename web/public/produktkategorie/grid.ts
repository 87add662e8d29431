/** Cards in 4 columns at large widths, 2 at medium, 1 at small. */
export const COLUMNS = 'grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-6 lg:grid-cols-4 lg:gap-4';
