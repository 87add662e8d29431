/** What scripts and tools use of packages that bring no types. */

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

declare module 'subset-font' {
  interface Wish {
    readonly targetFormat: 'woff2';
    readonly variationAxes: { readonly wght: number | { readonly min: number; readonly max: number } };
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  }
  export default function subsetFont(font: Uint8Array, characters: string, wish: Wish): Promise<Uint8Array>;
}
