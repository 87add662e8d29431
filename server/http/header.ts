import type { FastifyRequest } from 'fastify';

/** A header of a request; undefined if it is missing or was sent several times as a list. */
export const headerOf = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};
