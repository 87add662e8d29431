import * as z from 'zod/mini';

/** Schemas are not compiled to functions, which the policy of pages forbids; imported before any schema is made. */
z.config({ jitless: true });
