import type { Faktoren, RuleContext, Zweitfaktor } from './portal.ts';

/** Second factors of a portal without a tenant, in memory. */
export function installation() {
  const rows = new Map<string, Zweitfaktor>();
  const logged: string[] = [];
  const find = async (_: RuleContext, id: string) => rows.get(id);
  const faktoren: Faktoren<RuleContext> = {
    idsOf: async (_, id) => [id],
    find,
    lock: find,
    async offer(_, id, geheimnis) {
      if (rows.get(id)?.bestaetigt_am) return false;
      rows.set(id, { geheimnis, bestaetigt_am: null, letzter_schritt: 0, erholungscodes: [] });
      return true;
    },
    async update(_, id, change) {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, ...change });
    },
    async remove(_, id) {
      rows.delete(id);
    },
    boundTo: (_, id) => [id],
    issuer: () => 'Empfehlwerk',
    async log(_, was, id, { vorher, nachher }) {
      logged.push(`${was} ${id} ${vorher}-${nachher}`);
    },
  };
  return { rows, logged, faktoren };
}
