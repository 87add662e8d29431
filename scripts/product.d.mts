export interface Product {
  readonly port: string;
  end(): Promise<void>;
  replace(entry: string): Promise<void>;
}
export function openProduct(entry?: string): Promise<Product>;
