/** Accounts of the ledger. Every entry moves an amount from one to another, so the ledger balances by its form. */
export const KONTEN = {
  /** Cost of rewards granted, as far as no agency bears it. */
  aufwand: 'Aufwand',
  /** What is owed to the owners of grants. */
  verbindlichkeit: 'Verbindlichkeit',
  /** Vouchers taken from the pool. */
  gutscheine: 'Gutscheine',
  /** Transfers made and received. */
  bank: 'Bank',
  /** Claimed back from people paid for an order that was cancelled later. */
  forderung: 'Forderung',
  /** What agencies owe for their orders. */
  agenturen: 'Agenturen',
  /** Fees of agencies. */
  gebuehren: 'Gebuehren',
  /** VAT of documents, owed to the state. */
  umsatzsteuer: 'Umsatzsteuer',
} as const;

export type Konto = (typeof KONTEN)[keyof typeof KONTEN];
