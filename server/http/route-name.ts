import type { FastifyRequest } from 'fastify';

/** The route of a request for log and metrics, without numbers and secrets: the path of its route, or `page` and the name of the page, whatever its tenant calls it. */
export const routeOf = ({ pageName, routeOptions }: FastifyRequest): string | undefined =>
  pageName === null ? routeOptions.url : `page ${pageName}`;
