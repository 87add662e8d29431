const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because another row has the same key under this constraint or unique index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: name } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && name === constraint;
}

/** There is no connection to the database, or it was lost, or it is silent: what the driver said of it, with its code where it had one. */
export class DatabaseGone extends Error {
  readonly code: string | undefined;

  constructor(cause: { readonly code?: string; readonly message: string }) {
    super(`the database cannot be used: ${cause.message || cause.code}`, { cause });
    this.code = cause.code;
  }
}

/** Connection refused, reset or unreachable, server ending, starting or full (PostgreSQL classes 08, 53, 57P). */
const GONE = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|53...|57P..)$/;
/** What the driver says of a connection without a code. */
const LOST = /^(Connection terminated|Query read timeout|Client (was closed|has encountered a connection error))/;
/** What a connection has prepared is of tables that have changed since: it would be refused there for ever. */
const STALE = /^cached plan must not change result type/;
/** A statement is not known by its name, or another has it: transactions of one connection come to different ones of a pooler. */
const PREPARED_ELSEWHERE = /^(26000|42P05)$/;
/** Others were in the way for too long. */
const BUSY = /^(40P01|57014)$/;

/** Whether an error says that names of statements cannot be used on this way to the server. */
export const isPreparedElsewhere = (error: unknown): boolean => PREPARED_ELSEWHERE.test((error as { code?: string }).code ?? '');

/** Whether an error ends its connection: nothing that is asked there any more is answered. */
export function isLost(error: unknown): boolean {
  const { code = '', message } = error as { code?: string; message: string };
  return GONE.test(code) || LOST.test(message) || STALE.test(message) || isPreparedElsewhere(error);
}

/** Whether an error only says that the database does not answer now: the same may go well a little later. */
export const isDatabaseGone = (error: unknown): boolean =>
  error instanceof DatabaseGone || isLost(error) || BUSY.test((error as { code?: string }).code ?? '');
