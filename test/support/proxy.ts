import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A local proxy to a server, whose connection a test can break. */
export interface TestProxy {
  readonly url: string;
  /** Closes all connections and accepts no more. */
  cut(): Promise<void>;
  /** Keeps all connections and accepts more, but forwards nothing, like a frozen server. */
  silence(): void;
  /** Restores the connection; data in transit is lost. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a proxy to the server at an address. */
export async function openProxy(url: string): Promise<TestProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (chunk) => void (isSilent || to.write(chunk)));
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const accept = (socket: Socket) => {
    const server = connect(Number(target.port || 5432), target.hostname);
    pass(socket, server);
    pass(server, socket);
  };
  const listen = (port: number) =>
    new Promise<Server>((resolve) => {
      const listening: Server = createServer(accept).listen(port, '127.0.0.1', () => resolve(listening));
    });
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port), search: '' }).href,
    cut,
    silence() {
      isSilent = true;
    },
    async mend() {
      await cut();
      isSilent = false;
      server = await listen(port);
    },
    close: cut,
  };
}
