import type { CallDefinition } from '../../../contract/call.ts';
import { CALLS } from '../../../contract/calls.ts';
import { ANSWER_HEADERS, SHARED_PARAMETERS } from './headers.ts';
import { describeCall } from './operation.ts';
import { makeProblems } from './problems.ts';
import { makeSchemas } from './schemas.ts';
import { SCHEMES } from './who.ts';
import { INTRODUCTION, TAGS } from './words.ts';

/**
 * The calls of the contract as OpenAPI 3.1. Shared parts (named schemas, error answers, parameters, headers) are defined once under `components`. `publicUrl`
 * is the installation's address; if it is null, the calls are at the host from which the description was read.
 */
export function describeApi(publicUrl: string | null) {
  const schemas = makeSchemas();
  const problems = makeProblems(schemas);
  const paths: Record<string, Record<string, object>> = {};
  for (const call of CALLS) {
    const operation = describeCall(schemas, call);
    const place = placeOf(call);
    paths[place] = {
      ...paths[place],
      [call.method.toLowerCase()]: { ...operation, responses: { ...operation.responses, ...problems.problemsOf(call) } },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Empfehlwerk',
      version: '1',
      description: INTRODUCTION,
      license: { name: 'Licence of Empfehlwerk', url: '/api/docs/licence' },
    },
    servers: serversOf(publicUrl),
    tags: TAGS,
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas.components).sort(([one], [other]) => one.localeCompare(other))),
      responses: problems.responses,
      parameters: SHARED_PARAMETERS,
      headers: ANSWER_HEADERS,
      examples: problems.examples,
      securitySchemes: Object.fromEntries(
        Object.values(SCHEMES).map(({ name, description }) => [name, { type: 'http', scheme: 'bearer', description }]),
      ),
    },
  };
}

/** Path of a call in the description. */
const placeOf = ({ path }: CallDefinition): string =>
  `${path.startsWith('/api/') ? '' : '/api/v1/{tenant}'}${path}`.replace(/:(\w+)/g, '{$1}');

const serversOf = (publicUrl: string | null) => [
  ...(publicUrl === null ? [] : [{ url: publicUrl.replace(/(?<!\/)\/+$/, ''), description: 'This installation' }]),
  { url: '/', description: "The host that this description was read from, such as a tenant's own" },
];
