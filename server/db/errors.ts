const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because another row has the same key under this constraint or unique index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: name } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && name === constraint;
}
