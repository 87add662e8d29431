import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { openFront } from '../scripts/dev/front.mjs';
import { freePort } from '../tools/shared/port.ts';

test('a request before the first product waits for it, and is answered', async () => {
  const port = await freePort();
  const front = await openFront({ port, host: '127.0.0.1' });
  onTestFinished(() => void front.close());
  const asked = ['a', 'b'].map(async (path) => (await fetch(`http://127.0.0.1:${port}/${path}`)).text());
  const gone = new AbortController();
  const left = fetch(`http://127.0.0.1:${port}/gone`, { signal: gone.signal }).catch(() => 'left');
  // A later request is answered only after the earlier ones have arrived.
  await fetch(`http://127.0.0.1:${port}/dev/reload.js`);
  gone.abort();
  expect(await left).toBe('left');
  const routing = ({ url }: IncomingMessage, response: ServerResponse) => void response.end(url);
  front.show({ routing });
  expect(await Promise.all(asked)).toEqual(['/a', '/b']);
  expect(await (await fetch(`http://127.0.0.1:${port}/later`)).text()).toBe('/later');
});
