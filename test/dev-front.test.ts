import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openFront } from '../scripts/dev/front.mjs';
import { freePort } from '../tools/shared/port.ts';

test('a request before the first product waits for it and is answered, unless its sender has left', async () => {
  const port = await freePort();
  const front = await openFront({ port, host: '127.0.0.1' });
  onTestFinished(() => void front.close());
  const textOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const asked = ['/a', '/b'].map(textOf);
  const left = connect(port, '127.0.0.1').resume();
  left.write(`GET /left HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  // A later request is answered only after the earlier ones have arrived.
  await textOf('/dev/reload.js');
  left.end();
  await once(left, 'close');
  const routed: (string | undefined)[] = [];
  const routing = ({ url }: IncomingMessage, response: ServerResponse) => {
    routed.push(url);
    response.end(url);
  };
  front.show({ routing });
  expect(await Promise.all(asked)).toEqual(['/a', '/b']);
  expect(await textOf('/later')).toBe('/later');
  expect(routed.toSorted()).toEqual(['/a', '/b', '/later']);
});
