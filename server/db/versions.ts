import {
  InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  TableNode,
  type UnknownRow,
} from 'kysely';

/** Counters of changes to what a tenant shows to everybody, as far as this process knows them. */
export interface Version {
  /** Its catalogue, pictures, texts and settings. */
  readonly inhalt: number;
  /** All of that, and its referrals. */
  readonly daten: number;
}

/** What pages without a login show of the tables, as the modules declare it. A table that no module names counts as shown. */
export interface Shown {
  /** Tables that these pages never show. */
  readonly unseen: readonly string[];
  /** Tables where a new row changes nothing that was shown before. */
  readonly growing: readonly string[];
}

/** The kind of a write and its table: `insert empfehlung`. */
type Write = `${'insert' | 'change'} ${string}`;

/** Counts changes by tenant, so that a page made before a change is never shown after it. */
export function makeVersions({ unseen, growing }: Shown) {
  const versions = new Map<string, Version>();
  const of = (mandant: string): Version => versions.get(mandant) ?? { inhalt: 0, daten: 0 };
  const changed = (mandant: string): void => {
    const { inhalt, daten } = of(mandant);
    versions.set(mandant, { inhalt: inhalt + 1, daten: daten + 1 });
  };
  return {
    of,
    /** Called when anything that the tenant shows may have changed. */
    changed,
    /** Called after the commit of a transaction with these writes. */
    written(mandant: string, writes: ReadonlySet<Write>): void {
      const { inhalt, daten } = of(mandant);
      const isMoved = growing.some((table) => writes.has(`change ${table}`));
      const isContent = [...writes].some((write) => ![...unseen, ...growing].includes(write.slice(write.indexOf(' ') + 1)));
      if (isContent) changed(mandant);
      else if (isMoved) versions.set(mandant, { inhalt, daten: daten + 1 });
    },
  };
}

/** Records what a transaction writes. */
export class WriteWatch implements KyselyPlugin {
  readonly writes = new Set<Write>();

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (node.kind !== 'SelectQueryNode') this.writes.add(writeOf(node));
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

function writeOf(node: RootOperationNode): Write {
  const target = targetOf(node);
  // A statement without a table, such as plain SQL, may have written to any table.
  const table = target && TableNode.is(target) ? target.table.identifier.name : '?';
  const isPlainInsert = InsertQueryNode.is(node) && node.onConflict === undefined;
  return `${isPlainInsert ? 'insert' : 'change'} ${table}`;
}

function targetOf(node: RootOperationNode): OperationNode | undefined {
  if (node.kind === 'InsertQueryNode') return node.into;
  if (node.kind === 'UpdateQueryNode') return node.table;
  return node.kind === 'DeleteQueryNode' ? node.from.froms[0] : undefined;
}
