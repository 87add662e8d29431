import { createServer } from 'node:http';

/** The script that each page loads in development, and the event stream that it listens to. */
export const RELOAD_SCRIPT = '/dev/reload.js';
const RELOADS = '/dev/reloads';

const SCRIPT = `new EventSource('${RELOADS}').onmessage = () => location.reload();\n`;

/**
 * The HTTP server in front of a product that is assembled again after each change. It keeps the port and the list of open pages. `show` sets
 * the listener for further requests and reloads all open pages. Requests before the first product wait for it.
 * @param {{ port: number, host: string }} settings
 */
export async function openFront({ port, host }) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const pages = new Set();
  /** @type {import('node:http').RequestListener | undefined} */
  let answer;
  /** @type {[import('node:http').IncomingMessage, import('node:http').ServerResponse][]} */
  const waiting = [];
  const server = createServer((request, response) => {
    if (request.url === RELOAD_SCRIPT) response.setHeader('content-type', 'text/javascript').end(SCRIPT);
    else if (request.url === RELOADS) listen(pages, response);
    else if (answer) answer(request, response);
    else waiting.push([request, response]);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve(undefined));
  });
  return {
    /** @param {{ routing: import('node:http').RequestListener }} app */
    show(app) {
      answer = app.routing;
      for (const [request, response] of waiting.splice(0)) if (!response.destroyed) answer(request, response);
      for (const page of pages) page.write('data:\n\n');
    },
    close: () => server.close().closeAllConnections(),
  };
}

/**
 * @param {Set<import('node:http').ServerResponse>} pages
 * @param {import('node:http').ServerResponse} response
 */
function listen(pages, response) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
  pages.add(response);
  response.once('close', () => pages.delete(response));
}
