import type { FastifyRequest } from 'fastify';

/** A header of a request; one sent several times as a list is none. */
export const headerOf = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};
