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

/** Lines wait for each other until they are so many bytes, or so many ms: to write each by itself took an eighth of a busy server's time. */
const WAITING = { minLength: 16_000, periodicFlush: 200 };

const WARNING = pino.levels.values.warn ?? 40;

/**
 * A file or an open one, by number. A warning is written at once, with what waits before it; what waits at the end of the process is written then. A
 * process that is killed loses the rest.
 */
export function waitingOutput(dest: string | number): pino.DestinationStream {
  const output = pino.destination({ dest, sync: true, ...WAITING });
  process.on('exit', () => output.flushSync());
  const stream = {
    /** Asks for `lastLevel`, that of the line to write. */
    [pino.symbols.needsMetadataGsym]: true as const,
    lastLevel: 0,
    write(line: string) {
      output.write(line);
      if (stream.lastLevel >= WARNING) output.flushSync();
    },
  };
  return stream;
}

/** The moment of a line, as text made once a millisecond. */
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

/** The product's log: JSON lines without personal data, tokens or IBANs, since nothing of a request but its route goes in. */
export const makeLog = (level: string, destination?: pino.DestinationStream): Logger =>
  pino({ level, base: null, timestamp: makeTimestamp(), serializers: { err: describeError } }, destination ?? waitingOutput(1));
