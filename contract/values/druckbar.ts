import * as z from 'zod/mini';
import { Line, OptionalLine, Text } from './wire.ts';

/** Characters that every font of the product has in the files that documents embed: European Latin letters, digits and punctuation. */
const PRINTABLE = [
  ' -~\\u00a0-\\u00ac\\u00ae-\\u0113\\u0116-\\u0123\\u0126\\u0127\\u012a\\u012b\\u012e-\\u0131\\u0134-\\u0137\\u0139-\\u013e\\u0141-\\u0148',
  '\\u014a-\\u014d\\u0150-\\u0161\\u0164\\u0165\\u016a-\\u017e\\u0218-\\u021b\\u1e80-\\u1e85\\u1ef2\\u1ef3',
  '\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u2039\\u203a\\u20ac\\u2122',
].join('');

/** Visible characters that some font lacks. */
const UNPRINTABLE = new RegExp(`[^${PRINTABLE}\\p{Cc}\\p{Cf}\\p{Cs}\\p{Z}]`, 'u');

/** Whether a text can be printed unchanged on an accounting document. */
export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text.normalize('NFC'));

const printable = () => z.refine((value) => isPrintable(String(value ?? '')), { params: { code: 'druckbar' } });

/** A printable text for accounting documents, of 1 to `max` characters. */
export const PrintableText = (max = 200) => Text(max).check(printable());

/** A printable text on one line. */
export const PrintableLine = (max: number) => Line(max).check(printable());

/** A printable text on one line that may be empty. */
export const OptionalPrintableLine = (max: number) => OptionalLine(max).check(printable());
