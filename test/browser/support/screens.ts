import { isWide } from '../../support/wide.ts';

/** Tags for tests that do not depend on the screen: they run on one screen, in a wide run on both. */
export const onPhone = isWide ? {} : { tag: '@phone' };
export const onDesktop = isWide ? {} : { tag: '@desktop' };
