import * as z from 'zod/mini';

// Zod would compile schemas to functions, which the content security policy forbids. Import this file before any schema is made.
z.config({ jitless: true });
