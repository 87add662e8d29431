import { isWide } from '../../support/wide.ts';

/** Where the screen makes no difference a test runs on one of them; on both for the whole product. */
export const onPhone = isWide ? {} : { tag: '@phone' };
export const onDesktop = isWide ? {} : { tag: '@desktop' };
