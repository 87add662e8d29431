import * as z from 'zod/mini';
import { named } from './named.ts';

/** Query of a call that says what it would do, without doing it. */
export const Probe = z
  .optional(z.enum(['true', 'false']))
  .register(named, { id: 'probe', description: '`true` stores nothing.', examples: ['true'] });
