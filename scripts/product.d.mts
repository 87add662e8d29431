export interface Product {
  readonly port: string;
  end(): Promise<void>;
  replace(entry: string): Promise<void>;
}
/** Where a product keeps its data: the settings that say so, and how it is taken away. */
export interface Place {
  readonly env: Readonly<Record<string, string>>;
  remove(): unknown;
}
export function newFolder(): Place;
export function openProduct(wish?: { readonly entry?: string; readonly place?: Place }): Promise<Product>;
