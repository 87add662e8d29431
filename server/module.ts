import type { ServedGlobal } from './calls/installation.ts';
import type { LoginResolvers } from './calls/login.ts';
import type { Served } from './calls/serve.ts';
import type { TableFacts } from './db/columns.ts';
import type { SystemScope } from './db/scope.ts';
import type { MandantTables } from './db/tables.ts';
import type { ServiceSweep, Sweep } from './jobs/sweep.ts';
import type { MailTemplate } from './mail/template.ts';
import type { OutsideService } from './outside/service.ts';
import type { Retention } from './retention.ts';

/** What a module contributes to the product: declared in its `module.ts`, combined in `modules.ts`. */
export interface Module {
  /** Calls of the contract with their steps. */
  readonly calls?: readonly Served[];
  /** Calls without a tenant in their path. */
  readonly globalCalls?: readonly ServedGlobal[];
  /** Its tables: their personal data, or why there is none. */
  readonly tables?: TableFacts;
  /** Tables that pages without a login never show. */
  readonly unseen?: readonly (keyof MandantTables)[];
  /** Tables in which an inserted row never changes what such a page shows; a changed or deleted row does. */
  readonly growing?: readonly (keyof MandantTables)[];
  readonly mails?: readonly MailTemplate[];
  readonly sweeps?: readonly Sweep[];
  readonly serviceSweeps?: readonly ServiceSweep[];
  readonly retentions?: readonly Retention[];
  /** Deletes what has ended among the rows without a tenant, every hour. */
  tidy?(scope: SystemScope, now: Date): Promise<void>;
  /** Outside services that a tenant configures. */
  readonly services?: readonly OutsideService[];
  /** The kinds of credential that it resolves. */
  readonly logins?: Partial<LoginResolvers>;
}
