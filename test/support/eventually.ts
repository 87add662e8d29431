import { expect } from 'vitest';

/** Polls `look` until the expectation passes, for asynchronous work on machines of any speed. */
export const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 25_000, interval: 50 });
