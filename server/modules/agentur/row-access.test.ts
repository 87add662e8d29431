import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { makeNames } from '../../db/statement-names.ts';
import { isVisible } from './row-access.sql.ts';

const db = new Kysely<{ auftrag: { auftragsnummer: string } }>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

test.each([{ agenturnummer: 'A-1' }, { agenturnummer: 'A-1', nur: 'M-1' }])(
  'rows of an agency are queried by unnamed statements: %o',
  (access) => {
    const { sql } = db
      .selectFrom('auftrag as a')
      .selectAll()
      .where(() => isVisible('a', access) as never)
      .compile();
    const nameOf = makeNames();
    expect(Array.from({ length: 4 }, () => nameOf(sql))).toEqual(Array(4).fill(undefined));
  },
);
