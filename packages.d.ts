/** What is used of packages that bring no types. */

declare module '@atomictech/xlsx-write-stream' {
  import type { Transform, TransformCallback } from 'node:stream';

  interface Options {
    /** Formats of numbers by their name. */
    readonly styleDefs: Readonly<Record<string, { readonly numFmtId: number; readonly formatCode?: string }>>;
    /** Makes its parts at once, before the first row. */
    readonly immediateInitialization: true;
  }
  interface Rows extends Transform {
    rowCount: number;
    readonly styles: { getStyleId(name: string): number };
    // biome-ignore lint/suspicious/noExplicitAny: a stream of objects, as Node types it
    _transform(row: any, encoding: BufferEncoding, done: TransformCallback): void;
  }
  /** Takes rows, gives the bytes of a workbook. */
  export default class XlsxWriteStream extends Transform {
    constructor(options: Options);
    /** Makes the part of the sheet that a row is. */
    readonly toXlsxRow: Rows;
  }
}

declare module 'autocannon' {
  interface Wish {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly requests: readonly { readonly path: string }[];
  }
  interface Result {
    readonly '2xx': number;
    readonly '3xx': number;
    readonly '4xx': number;
    readonly '5xx': number;
    readonly errors: number;
    readonly duration: number;
    readonly latency: { readonly p50: number; readonly p99: number };
  }
  export default function autocannon(wish: Wish): Promise<Result>;
}

declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  interface Context {
    readonly oidc: {
      readonly provider: { readonly Grant: new (of: { accountId: string; clientId: string }) => Grant };
      readonly client: { readonly clientId: string };
      readonly session: { readonly accountId: string };
    };
  }
  /** A provider of logins, as tests need one. */
  export class Provider {
    constructor(
      issuer: string,
      configuration: {
        readonly clients: readonly Readonly<Record<string, unknown>>[];
        readonly claims: Readonly<Record<string, readonly string[]>>;
        readonly features: Readonly<Record<string, { readonly enabled: boolean }>>;
        readonly interactions: { url(context: Context, interaction: { readonly uid: string }): string };
        findAccount(context: Context, id: string): { readonly accountId: string; claims(): Promise<object> };
        loadExistingGrant(context: Context): Promise<Grant>;
      },
    );
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ readonly params: { readonly login_hint?: string } }>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: { login: { accountId: string } }): Promise<void>;
  }
}

declare module 'subset-font' {
  interface Wish {
    readonly targetFormat: 'woff2';
    readonly variationAxes: { readonly wght: number | { readonly min: number; readonly max: number } };
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  }
  export default function subsetFont(font: Uint8Array, characters: string, wish: Wish): Promise<Uint8Array>;
}

declare module 'saxon-js' {
  interface Wish {
    /** A compiled stylesheet: the parsed JSON of an SEF file. */
    readonly stylesheetInternal: object;
    readonly sourceText: string;
    readonly destination: 'serialized';
  }
  const SaxonJS: { transform(wish: Wish, execution: 'async'): Promise<{ readonly principalResult: string }> };
  export default SaxonJS;
}
