import { expect } from 'vitest';

/** Waits until `look` answers something that passes: for what works in its own time, on a machine of any speed. */
export const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 25_000, interval: 50 });
