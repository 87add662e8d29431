import pino, { type Logger } from 'pino';

/** What the log may say of an error: never the database's detail, which quotes values. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table, severity } = error as Error & Record<string, unknown>;
  // A database's message quotes values, but not when the statement itself is at fault (class 42).
  const isSilent = severity !== undefined && !String(code).startsWith('42');
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.trim().startsWith('at '))
    .join('\n');
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(isSilent ? { constraint, table } : { message: error.message }),
    stack: frames,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** The product's log: JSON lines without personal data, tokens or IBANs, since nothing of a request but its route goes in. */
export const makeLog = (level: string, destination?: pino.DestinationStream): Logger =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    destination ?? pino.destination(1),
  );
