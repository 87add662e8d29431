import * as z from 'zod/mini';
import type { IssueCode } from '../values/issue-code.ts';

/** A path below the language on the tenant's own pages, with an optional anchor. */
export const LinkPath = z.string().check(z.regex(/^\/(?!\/)[A-Za-z0-9\-_./]*(#[\w-]+)?$/, 'pfad' satisfies IssueCode));
