import pino, { type Logger } from 'pino';

/** The logged properties of an error, without the database's detail, which quotes values. */
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

/** Lines are buffered up to this number of bytes or ms: writing each separately took an eighth of a busy server's time. */
const WAITING = { minLength: 16_000, periodicFlush: 200 };

const WARNING = pino.levels.values.warn ?? 40;

/**
 * Writes to a file, or to an open one by its number. A warning is written immediately, after the buffered lines; the end of the process writes the rest. A
 * killed process loses buffered lines.
 */
export function waitingOutput(dest: string | number): pino.DestinationStream {
  const output = pino.destination({ dest, sync: true, ...WAITING });
  process.on('exit', () => output.flushSync());
  const stream = {
    /** Makes pino set `lastLevel` to the level of the line to write. */
    [pino.symbols.needsMetadataGsym]: true as const,
    lastLevel: 0,
    write(line: string) {
      output.write(line);
      if (stream.lastLevel >= WARNING) output.flushSync();
    },
  };
  return stream;
}

/** The timestamp of a line as text, made once per millisecond. */
function makeTimestamp(): () => string {
  let moment = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== moment) text = pino.stdTimeFunctions.isoTime();
    moment = now;
    return text;
  };
}

/** The product's log: JSON lines without personal data, tokens or IBANs, because the only logged part of a request is its route. */
export const makeLog = (level: string, destination?: pino.DestinationStream): Logger =>
  pino({ level, base: null, timestamp: makeTimestamp(), serializers: { err: describeError } }, destination ?? waitingOutput(1));
