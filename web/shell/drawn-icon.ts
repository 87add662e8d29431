import type { Theme } from '../../contract/values/theme.ts';

/** The icon of a tenant without one: two joined rings in its colours, as SVG. */
export const drawnIcon = ({ primary, onPrimary }: Pick<Theme['color'], 'primary' | 'onPrimary'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${primary}"/>` +
  `<g fill="none" stroke="${onPrimary}" stroke-width="3"><circle cx="12.5" cy="16" r="6"/><circle cx="19.5" cy="16" r="6"/></g></svg>`;
