import type { Page } from '@playwright/test';
import type { Produktkategorie } from '../../../contract/calls/produkt/produktkategorie.ts';
import { at } from '../support/addresses.ts';
import { SOLE } from '../support/brands.ts';
import { type Journey, pageAt } from '../support/journey.ts';

/** Every page of the catalogue, at the tenant that has one. */
export async function lookAtCatalogue(journey: Journey, page: Page): Promise<void> {
  const { tenant, request, port, look } = journey;
  if (SOLE.Produktkategorien !== tenant) return;
  await page.goto(pageAt(journey, '/produkte'));
  await look(page, 'produktkategorien');
  const answer = await request.get(at('127.0.0.1', `/api/v1/${tenant}/produktkategorie`, port));
  const kategorien: Produktkategorie[] = await answer.json();
  for (const { Slug } of kategorien) {
    await page.goto(pageAt(journey, `/${Slug}`));
    await look(page, `produktkategorie-${Slug.replace('.html', '').replaceAll('/', '-')}`);
  }
}

/** The page by which employees recommend, at the tenant that has it. */
export async function lookAtEmployee(journey: Journey, page: Page): Promise<void> {
  if (SOLE.RecommendEmployee !== journey.tenant) return;
  await page.goto(pageAt(journey, '/mitarbeiterempfehlen'));
  await journey.look(page, 'recommend-employee');
}
