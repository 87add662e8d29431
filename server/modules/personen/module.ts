import type { Module } from '../../module.ts';
import type { FindTemplates } from '../betrieb/index.ts';
import { personenCalls } from './routes.ts';

/** People of the tenant as the back office finds, sees and helps them. */
export const makePersonenModule = (findTemplates: FindTemplates) => ({ calls: personenCalls(findTemplates) }) satisfies Module;
