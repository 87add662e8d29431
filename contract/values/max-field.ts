/** Longest text that a field of a body, form or query can have: the one of `AgbText`. What is longer is refused before any schema or pattern reads it. */
export const MAX_FIELD = 20_000;
