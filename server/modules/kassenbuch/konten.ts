/** Accounts of the ledger. Every entry moves an amount from one account to another, so the ledger always balances. */
export const KONTEN = {
  /** Cost of granted rewards that no agency bears. */
  aufwand: 'Aufwand',
  /** Amount owed to the owners of grants. */
  verbindlichkeit: 'Verbindlichkeit',
  /** Vouchers taken from the pool. */
  gutscheine: 'Gutscheine',
  /** The tenant's bank account. */
  bank: 'Bank',
  /** Transfers on their way: ordered but not on the bank's statement, or returned but not there yet. */
  zahlungsverkehr: 'Zahlungsverkehr',
  /** Receipts until they are assigned: those of agencies until the gross amount of their document is reached, those for claims at once. */
  eingaenge: 'Eingaenge',
  /** Amount claimed back from people who were paid for an order that was cancelled later. */
  forderung: 'Forderung',
  /** Cost of claims that were waived. */
  ausbuchung: 'Ausbuchung',
  /** Amount that agencies owe for their orders. */
  agenturen: 'Agenturen',
  /** Fees of agencies. */
  gebuehren: 'Gebuehren',
  /** Cost of commissions of profi sellers. */
  provisionen: 'Provisionen',
  /** Amount that is owed to profi sellers; below zero what they owe. */
  seller: 'Seller',
  /** VAT of profi sellers' documents, owed by the state. */
  vorsteuer: 'Vorsteuer',
  /** Rewards of employees that payroll pays with the wages. */
  lohn: 'Lohn',
  /** VAT of documents, owed to the state. */
  umsatzsteuer: 'Umsatzsteuer',
} as const;

export type Konto = (typeof KONTEN)[keyof typeof KONTEN];
