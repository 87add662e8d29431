import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../contract/values/wire.ts';

/** A header of a request; undefined if it is missing or was sent several times as a list. */
export const headerOf = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** The language of a page that belongs to no tenant: English for a browser that prefers it, otherwise German. */
export const plainLocale = (request: Pick<FastifyRequest, 'headers'>): Locale =>
  /^\s*en\b/i.test(headerOf(request, 'accept-language') ?? '') ? 'en' : 'de';
