import { idOf, type Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import type { Sicht } from '../../agentur/index.ts';
import { mitarbeitendeOf } from '../../empfehler/index.ts';

/** The number of an employee who has none yet: nothing has it. */
const NOBODY = '';

/** What an employee of a firm that recommends sees: what carries the own number. */
export const eigeneSichtOf = async (context: Context, login: Login | null): Promise<Sicht> => ({
  agenturnummer: (await mitarbeitendeOf(context, idOf(login)))?.agenturnummer ?? NOBODY,
  istEigene: true,
});
