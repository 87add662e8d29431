import { isWide } from '../../support/wide.ts';

/** Tags for tests that need what one screen shows, such as a table, the navigation at the side or cards. */
export const needsPhone = { tag: '@phone' };
export const needsDesktop = { tag: '@desktop' };

/** Tags for tests that do not depend on the screen: they run on one screen, in a wide run on both. */
export const onPhone = isWide ? {} : needsPhone;
export const onDesktop = isWide ? {} : needsDesktop;
