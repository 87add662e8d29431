/** Count and sum in cents of the transfers that a payment file orders, read from its text alone. */
export function sumOfPaymentFile(xml: string): { readonly count: number; readonly cent: number } {
  let [count, cent] = [0, 0];
  for (const [, euro, rest] of xml.matchAll(/<InstdAmt Ccy="EUR">(\d+)\.(\d\d)<\/InstdAmt>/g)) {
    count += 1;
    cent += Number(euro) * 100 + Number(rest);
  }
  return { count, cent };
}
