const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because another row has the same key under this constraint or unique index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: name } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && name === constraint;
}

/** The database cannot be reached, the connection was lost, or it is silent. Has the message of the driver, and its code if there is one. */
export class DatabaseGone extends Error {
  readonly code: string | undefined;

  constructor(cause: { readonly code?: string; readonly message: string }) {
    super(`the database cannot be used: ${cause.message || cause.code}`, { cause });
    this.code = cause.code;
  }
}

/** Connection refused, reset or unreachable, server ending, starting or full, such as its disk (PostgreSQL classes 08, 53, 57P). */
const GONE = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|53...|57P..)$/;
/** Messages of the driver for a lost connection without a code. */
const LOST = /^(Connection terminated|Query read timeout|Client (was closed|has encountered a connection error))/;
/** A prepared statement uses tables that have changed since: this connection would refuse it forever. */
const STALE = /^cached plan must not change result type/;
/** The name of a statement is unknown or taken: a pooler runs the transactions of one connection on different connections of the server. */
const PREPARED_ELSEWHERE = /^(26000|42P05)$/;
/** Deadlock or timeout: other transactions were in the way for too long. */
const BUSY = /^(40P01|57014)$/;
/** A file that this process writes finds no room on the disk. */
const NO_ROOM = /^(ENOSPC|EDQUOT)$/;

/** Whether an error means that names of statements cannot be used on this connection to the server. */
export const isPreparedElsewhere = (error: unknown): boolean => PREPARED_ELSEWHERE.test((error as { code?: string }).code ?? '');

/** Whether an error ends its connection, which answers nothing afterwards. */
export function isLost(error: unknown): boolean {
  const { code = '', message } = error as { code?: string; message: string };
  return GONE.test(code) || LOST.test(message) || STALE.test(message) || isPreparedElsewhere(error);
}

/** Whether an error only means that the database does not answer or its disk is full now: a retry may succeed a little later. */
export function isDatabaseGone(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return error instanceof DatabaseGone || isLost(error) || BUSY.test(code) || NO_ROOM.test(code);
}
