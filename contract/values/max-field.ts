/** Maximum length of a field in a body, form or query, as `AgbText` needs it. A longer field is refused before any schema or pattern reads it. */
export const MAX_FIELD = 20_000;
