import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BROWSER_ARGS, findBrowser } from '../../../tools/shared/browser.ts';
import { test as base } from './test.ts';

/** A host in the `FrameHosts` of the demo tenant energie, and one that is not allowed. */
export const NAMED = 'http://www.lindtal.example';
export const FOREIGN = 'http://www.fremd.example';

interface Portal {
  readonly port: number;
  /** Sets the body and the policy that both hosts answer for every path. */
  show(body: string, policy?: string): void;
}

/** Other sites, served on this machine; the browser blocks third-party cookies. */
export const test = base.extend<object, { readonly portal: Portal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names that a fixture needs from its first parameter
    async ({}, use) => {
      let answer = { body: '', policy: '' };
      const server = createServer((_, response) => {
        const headers = { 'content-type': 'text/html; charset=utf-8', ...(answer.policy && { 'content-security-policy': answer.policy }) };
        const head =
          '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Portal</title><link rel="icon" href="data:,">';
        response
          .writeHead(200, headers)
          .end(`<!doctype html><html lang="de"><head>${head}</head><body><main>${answer.body}</main></body></html>`);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const show = (body: string, policy = '') => {
        answer = { body, policy };
      };
      await use({ port, show });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ portal }, use) => {
      const args = ['--test-third-party-cookie-phaseout', `--host-resolver-rules=MAP *.example:80 127.0.0.1:${portal.port}`];
      await use({ executablePath: findBrowser(), args: [...BROWSER_ARGS, ...args] });
    },
    { scope: 'worker' },
  ],
});
