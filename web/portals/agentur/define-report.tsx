import type * as z from 'zod/mini';
import type { CallDefinition } from '../../../contract/call.ts';
import type { Bereich } from '../../../contract/portals/agentur.ts';
import { type Declared, reportScreen } from '../features/reports/report-screen.tsx';
import type { Screen } from '../shell/app/locate.ts';
import type { Portal } from '../shell/portal.tsx';
import { choicesOf } from './choices.ts';
import { mayDo, type Own } from './own.ts';

/** A call of a report: by the number of the agency and the query of the contract. */
type ReportCall = CallDefinition & { readonly params: z.ZodMiniObject<{ agentur: z.ZodMiniType<string, string> }> };

/** The screen of a report: title, columns and what it says when it is empty are its texts `agentur.bereich.…`, `agentur.spalte.…` and `agentur.leer.…`. */
export function defineReport<C extends ReportCall>(declared: Declared<C, Exclude<Bereich, 'einladung'>, Own>): Screen {
  const { bereich } = declared;
  return reportScreen(declared, {
    title: (t) => t(`agentur.bereich.${bereich}`),
    empty: ({ t, data }) => ({
      title: t(`agentur.leer.${bereich}.titel`),
      text: t(`agentur.leer.${bereich}.text`, { mandant: data.name }),
    }),
    choices: (portal, names) => choicesOf(portal as Portal<Own>, names),
    mayExport: (portal) => mayDo((portal as Portal<Own>).data.own, 'Export'),
    params: (portal) => ({ agentur: (portal as Portal<Own>).data.own.benutzer.Agenturnummer }),
  });
}
