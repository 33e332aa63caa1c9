import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey-test.ts';
import { exportCsv } from './support/grid-files.ts';
import { gridOf } from './support/grid-reading.ts';
import { expectAccessible } from './support/page-health.ts';

const NAME = 'Journey weekly cost';

test.use({ startAs: 'trader', orders: 'past' });

async function openEditor(page: Page): Promise<void> {
  await page.goto('/reports/scheduled');
  await page.getByRole('button', { name: 'Schedule report' }).click();
  await expect(page.getByRole('heading', { name: 'New schedule' })).toBeVisible();
}

async function chooseRange(page: Page, label: string): Promise<void> {
  await page.getByLabel('Date range').click();
  await page.getByRole('option', { name: label }).click();
}

test('[HA11] [HC8] a schedule is made with the orders it covers in sight, run, downloaded, opened and deleted', async ({
  page,
}) => {
  // It waits for a whole report to be made.
  test.slow();
  await openEditor(page);
  const button = page.getByRole('button', { name: 'Schedule report' });
  await expect(button).toBeDisabled();
  await expect(page.getByText('Give the report a name')).toBeVisible();
  await page.getByLabel('Report name').fill(NAME);
  await page.getByLabel('Email receivers').fill('best-ex@delphine ');
  await expect(page.getByText('Fix 1 receiver to continue')).toBeVisible();
  await expect(page.getByText('best-ex@delphine is not a full address')).toBeVisible();
  await page.getByRole('button', { name: 'Remove best-ex@delphine' }).click();

  const preview = page.getByRole('complementary', { name: 'Preview' });
  // The demo world writes its past days after it is ready.
  await expect(async () => {
    await chooseRange(page, 'Year to Date');
    await chooseRange(page, 'All Time');
    await expect(preview.getByText(/counted in/)).toBeVisible();
    await expect(preview.getByRole('region', { name: 'Coverage' })).toContainText(/Orders covered[1-9]/);
  }).toPass();
  await expect(preview.getByRole('region', { name: 'Next runs' })).toContainText(/07:00/);
  await expectAccessible(page, 'editor of a report');

  const account = page.getByRole('combobox', { name: 'Account', exact: true });
  await account.click();
  const first = page.getByRole('listbox', { name: 'Account' }).getByRole('option').first();
  const chosen = (await first.innerText()).trim();
  await first.click();
  await expect(page.getByRole('button', { name: `Remove ${chosen}` })).toBeVisible();
  await expect(preview.getByRole('region', { name: 'Orders left after each filter' })).toContainText(chosen);
  await page.getByRole('button', { name: `Remove ${chosen}` }).click();

  await page.getByLabel('Date range').click();
  await expect(page.getByRole('option', { name: 'All Time' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { name: 'All Time' })).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByLabel('Report name').focus();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Report name')).toHaveValue(NAME);
  await page.getByLabel('Report name').focus();
  await page.keyboard.press('Control+Enter');

  const grid = gridOf(page, 'Scheduled reports');
  const row = grid.getByRole('row', { name: NAME });
  await expect(row).toContainText('Every Week');
  await expect(row).toContainText('All Time');
  await expect(row.getByRole('button', { name: 'No report yet' })).toBeDisabled();
  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Run now' }).click();
  const latest = row.getByRole('button', { name: 'Download PDF' });
  await expect(latest).toBeEnabled({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Runs' })).toContainText('Ready');
  await expect(row.getByRole('button', { name: `New: ${NAME}` })).toHaveCSS('font-weight', '700');
  // The colours of a message that fades are nobody's.
  await expect(page.getByText(`${NAME} is saved`)).toBeHidden();
  await expectAccessible(page, 'scheduled reports');
  const { headers, rows } = await exportCsv(page, page.getByRole('region', { name: 'Scheduled reports' }));
  expect(headers).toHaveLength(31);
  expect(rows[0]).toMatchObject({ 'Report name': NAME, Account: 'All', 'Email receivers': '' });

  const [file] = await Promise.all([page.waitForEvent('download'), latest.click()]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(row).toContainText('Inactive');
  await row.getByRole('button', { name: NAME }).click();
  const saved = gridOf(page, 'Saved reports').getByRole('row', { name: NAME });
  await expect(saved).toHaveCount(1);
  await expectAccessible(page, 'saved reports');
  await saved.getByRole('button', { name: NAME }).click();
  await expect(page.getByRole('tab', { name: 'Summary' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article').getByRole('figure', { name: /^By size, in bps/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Method' }).click();
  await expect(page).toHaveURL(/tab=3/);
  await expect(page.getByRole('article')).toContainText('What ran');
  await expectAccessible(page, 'a report in the page');
  await page.getByRole('link', { name: 'All saved reports' }).click();
  await saved.getByRole('checkbox').click();
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'XLSX' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/\.xlsx$/);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 1 report' }).click();
  const empty = page.getByText('No report is saved yet');
  await expect(empty).toBeVisible();
  // An empty list has nothing to scroll to.
  const beyond = await empty.evaluate((text) => {
    const content = text.closest('[data-centred]');
    return content === null ? null : content.scrollHeight - content.clientHeight;
  });
  expect(beyond).toBe(0);

  await page.goto('/reports/scheduled');
  await expect(row.getByRole('button', { name: NAME, exact: true })).toHaveCSS('font-weight', '400');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Repeats' }).click();
  await page.keyboard.press('Escape');
  await expect(row).not.toContainText('Every Week');
  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 1 schedule' }).click();
  await expect(row).toHaveCount(0);
});
