import type { LoginResolvers } from './calls/login.ts';
import type { Served, ServedGlobal } from './calls/serve.ts';
import type { TableFacts } from './db/columns.ts';
import type { MandantTables } from './db/tables.ts';
import type { Sweep } from './jobs/sweep.ts';
import type { MailTemplate } from './mail/template.ts';
import type { Retention } from './retention.ts';

/** What a module brings to the product, said in its `bring.ts` and put together by `modules.ts`. */
export interface Module {
  /** Calls of the contract with their steps. */
  readonly calls?: readonly Served[];
  /** Calls that have no tenant in their path. */
  readonly globalCalls?: readonly ServedGlobal[];
  /** Its tables: what in them is of people, or why nothing is. */
  readonly tables?: TableFacts;
  /** Tables that pages without a login never show. */
  readonly unseen?: readonly (keyof MandantTables)[];
  /** Tables where a new row changes nothing that such a page has shown; a changed or deleted row does. */
  readonly growing?: readonly (keyof MandantTables)[];
  readonly mails?: readonly MailTemplate[];
  readonly sweeps?: readonly Sweep[];
  readonly retentions?: readonly Retention[];
  /** The kinds of credential that it knows. */
  readonly logins?: Partial<LoginResolvers>;
}
