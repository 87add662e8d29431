import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon, type IconName } from './icon.tsx';
import { type BadgeVariant, StatusBadge } from './status-badge.tsx';

const shapeOf = (name: IconName) => renderToStaticMarkup(<Icon name={name} />);

it.each<[BadgeVariant, IconName]>([
  ['waiting', 'clock'],
  ['running', 'clock'],
  ['late', 'warning'],
  ['done', 'check'],
  ['over', 'close'],
])('shows %s by the icon %s', (variant, icon) => {
  expect(renderToStaticMarkup(<StatusBadge variant={variant}>Stand</StatusBadge>)).toContain(shapeOf(icon));
});
