import type { Locale } from '../../contract/values/wire.ts';
import { de, type Words } from './words/de.ts';
import { en } from './words/en.ts';

/** The shop's own texts; those of the platform come with its answers. */
export const wordsOf = (locale: Locale): Words => ({ de, en })[locale];
