/** A mail of the demo, as `GET /dev/mails` answers it. */
export interface Mail {
  readonly An: readonly string[];
  readonly Betreff: string;
  readonly Text: string;
  readonly Links: readonly string[];
}

/** What a mail about an Anfrage names: the order that it stands as, whose it is, and the secret by which its tenant sees how it stands. */
export interface Anfrage {
  readonly Auftragsnummer: string;
  readonly Empfaengernummer: string;
  readonly Token: string;
}

/** Reads the mail that tells a tenant of an Anfrage; null of any other mail. */
function anfrageOf({ Betreff, Text, Links }: Mail): Anfrage | null {
  const Auftragsnummer = /\bANF-\w+/.exec(Betreff)?.[0];
  // What its sender wrote stands before the mail's own numbers.
  const Empfaengernummer = [...Text.matchAll(/(?:Empfängernummer|Recipient number):\s+(\w+)/g)].at(-1)?.[1];
  const Token = Links.flatMap((link) => new URL(link).searchParams.get('token') ?? [])[0];
  return Auftragsnummer && Empfaengernummer && Token ? { Auftragsnummer, Empfaengernummer, Token } : null;
}

/** The Anfragen in the tenant's inbox, newest first, each once. */
export function anfragenIn(mails: readonly Mail[], supportEmail: string): Anfrage[] {
  const found = mails.filter(({ An }) => An.includes(supportEmail)).flatMap((mail) => anfrageOf(mail) ?? []);
  return [...new Map(found.map((one) => [one.Auftragsnummer, one])).values()];
}
