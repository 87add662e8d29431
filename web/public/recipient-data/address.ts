import { pageAddress } from '../../../contract/pages/public.ts';
import type { RecipientDataProps } from './load.ts';

/** The page's own address, with the visitor's channel. */
export const addressOf = (
  { paths, locale, empfehlung, channel }: Pick<RecipientDataProps, 'paths' | 'locale' | 'empfehlung' | 'channel'>,
  query: Readonly<Record<string, string>> = {},
): string => pageAddress(paths, 'RecipientData', locale, { empfehlungsnummer: empfehlung.nummer, ...(channel && { channel }), ...query });
