import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';

/** Throws NichtGefunden for a tenant without agencies. */
export function checkHasAgenturen({ konfiguration }: Pick<Context, 'konfiguration'>): void {
  if (konfiguration.ModuleAgentur === 'Aus') refuse('NichtGefunden');
}

/** Throws NichtGefunden for a tenant without profi sellers. */
export function checkHasSeller({ konfiguration }: Pick<Context, 'konfiguration'>): void {
  if (!konfiguration.ModuleProfiseller) refuse('NichtGefunden');
}
