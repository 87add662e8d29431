import type { Locale } from '../../contract/values/wire.ts';

/** A request to a stand-in. */
export interface StandInRequest {
  readonly tenant: string;
  readonly locale: Locale;
  readonly method: string;
  /** Path below the stand-in's address, with a leading slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  /** Address of the stand-in as the caller wrote it, without a trailing slash. */
  readonly base: string;
  /** The demo's clock. */
  readonly now: Date;
}

/** Answer of a stand-in; an object as body is sent as JSON. */
export interface StandInAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | object;
}

/** A service outside of the product, for the demo and tests: it accepts the same requests and gives the same answers as the real one. */
export interface StandIn {
  /** Its name in addresses: `/dev/standin/<name>/`. */
  readonly name: string;
  /** What it stands for, in a few German words. */
  readonly title: string;
  /** Path of its page for people, if it has one. */
  readonly page?: string;
  /** Whether a path is a page for people, which is neither recorded nor made to fail. */
  isPage?(path: string): boolean;
  answer(request: StandInRequest): StandInAnswer | Promise<StandInAnswer>;
}

/** A request that a stand-in received. */
export interface Received {
  /** Moment by the machine's clock, ISO 8601. */
  readonly Zeit: string;
  readonly Methode: string;
  /** With the query. */
  readonly Pfad: string;
  readonly Kopf: Readonly<Record<string, string>>;
  readonly Inhalt: string;
  /** Status of the answer; null if there was none. */
  readonly Status: number | null;
}
