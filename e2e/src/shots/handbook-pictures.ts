import type { Page } from '@playwright/test';
import { writeOrder } from '../journeys/support/ticket.ts';
import { type Shot, shots } from './routes.ts';

/** The size at which a page of the handbook shows them. */
export const PICTURE_SIZE = { width: 1280, height: 720 } as const;

/** Past days are written after the start, and a look through them takes a report. */
async function openCase(page: Page): Promise<void> {
  const cases = page.getByRole('navigation', { name: 'Cases' }).getByRole('button');
  for (let tries = 0; tries < 20 && !(await cases.first().isVisible()); tries += 1) {
    const look = page.getByRole('button', { name: 'Look through all past days now' });
    if (await look.isVisible()) await look.click();
    await page.waitForTimeout(4_000);
  }
  await cases.first().click();
}

function shotOf(name: string): Omit<Shot, 'name'> {
  const found = shots.find((shot) => shot.name === name);
  if (found === undefined) throw new Error(`there is no shot ${name}`);
  return found;
}

/** The pictures of docs/handbook, by their file. */
export const handbookPictures: readonly Shot[] = [
  { ...shotOf('home'), name: 'trader-blotter' },
  { ...shotOf('ticket'), name: 'trader-ticket', prepare: (page) => writeOrder(page, 'MSFT', '20000') },
  { ...shotOf('first-steps'), name: 'administrator-first-steps' },
  { ...shotOf('admin-user'), name: 'administrator-user' },
  { ...shotOf('surveillance'), name: 'compliance-case', prepare: openCase },
];
