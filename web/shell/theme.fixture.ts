import type { Theme } from '../../contract/values/theme.ts';

/** A theme for tests. */
export const theme: Theme = {
  color: {
    bg: '#ffffff',
    surface: '#fafafa',
    surfaceStrong: '#eeeeee',
    text: '#111111',
    muted: '#555555',
    border: '#cccccc',
    primary: '#123456',
    onPrimary: '#ffffff',
    accent: '#fedcba',
    onAccent: '#111111',
    success: '#116611',
    warning: '#775500',
    danger: '#aa1111',
    focus: '#3456ff',
  },
  font: { heading: 'Newsreader', body: 'Figtree', numbers: 'Figtree' },
  scale: { base: 16, ratio: 1.25 },
  radius: { control: 8, card: 16, pill: 999 },
  shadow: { card: '0 1px 2px rgb(0 0 0 / 0.1)', raised: 'none' },
  space: { unit: 4 },
};
