import type { Page } from '@playwright/test';
import type { World } from '../world/world.ts';
import { approveRouting } from './support/admin-desk.ts';
import { OrderDesk } from './support/desk-orders.ts';
import { expect, storedSession, test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';

test.use({ startAs: 'trader' });

const venueRow = (page: Page, mic: string) => page.getByRole('row', { name: new RegExp(`\\b${mic}\\b`) });

async function orderOf(page: Page): Promise<string[]> {
  const table = page.getByRole('table', { name: 'Venues by routing priority' });
  return table.getByRole('rowheader').allInnerTexts();
}

/** The demo has an account under four eyes, so that what changes where orders go waits for somebody else. */
const approved = (world: World) => expect.poll(() => approveRouting(world)).toBe(1);

test('venues change their order by key and by mouse, and one is reached another way, each with a second person', async ({
  page,
  world,
}) => {
  // Each of three changes is approved by somebody else.
  test.slow();
  await page.goto('/configuration/venues');
  await expect(venueRow(page, 'SGMX')).toBeVisible();
  const first = await orderOf(page);
  const [above, moved] = first.slice(-2);
  if (above === undefined || moved === undefined) throw new Error('no venues');

  await page.getByRole('button', { name: `Move ${moved}` }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Sent for approval', { exact: true })).toBeVisible();
  await approved(world);
  await expect.poll(() => orderOf(page)).toEqual([...first.slice(0, -2), moved, above]);
  await expect(page.getByRole('button', { name: `Move ${moved}` })).toBeFocused();
  await venueRow(page, above).dragTo(venueRow(page, moved));
  await approved(world);
  await expect.poll(() => orderOf(page)).toEqual(first);

  await page.getByRole('button', { name: 'Change XTSE' }).click();
  const dialog = page.getByRole('dialog', { name: /XTSE/ });
  await expectAccessible(page, 'the dialog of a venue', { within: '[role="dialog"]' });
  await dialog.getByRole('combobox', { name: 'Override' }).click();
  await page.getByRole('option', { name: 'BRK-SOR', exact: true }).click();
  await dialog.getByLabel('Reason').fill('Lower fees');
  // Escape does not throw the edits away.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Discard the changes?' })).toContainText('XTSE');
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Lower fees');
  await dialog.getByRole('button', { name: 'Save XTSE' }).click();
  await expect(dialog).toHaveCount(0);
  const override = venueRow(page, 'XTSE').getByRole('cell', { name: 'BRK-SOR', exact: true });
  await expect(override).toHaveCount(0);
  await approved(world);
  await expect(override).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('override none → BRK-SOR');
  await expect(history).toContainText('Lower fees');
  await expect(history).toContainText('trader@meridian.local');

  await page.getByRole('searchbox', { name: 'MIC or name' }).fill('nowhere');
  await expect(page.getByText('No venue is shown')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(venueRow(page, 'XTSE')).toBeVisible();
});

test('a venue is penalised at once, and taken off the list with a second person', async ({ page, world }) => {
  await page.goto('/configuration/penalty-list');
  const list = page.getByRole('region', { name: 'Venue penalty list' });
  await expect(venueRow(page, 'TQEX')).toContainText('In force');
  const add = list.getByRole('button', { name: 'Add to penalty list' });
  await list.getByLabel('MIC').fill('XN');
  await expect(list).toContainText('A MIC has 4 characters');
  await list.getByLabel('MIC').fill('tqex');
  await expect(list).toContainText('TQEX is on the penalty list already.');
  await expect(add).toBeDisabled();
  await list.getByLabel('MIC').fill('crsx');
  await expect(list).toContainText('Cross X');
  await expect(list).toContainText(/open child order/);
  await list.getByLabel('Reason').fill('Toxic fills');
  await list.getByLabel('Reason').press('Enter');
  await expect(venueRow(page, 'CRSX')).toContainText('Toxic fills');

  await page.getByRole('navigation', { name: 'Destinations and venues' }).getByRole('link', { name: 'Venues' }).click();
  await expect(venueRow(page, 'CRSX')).toContainText('Penalised');
  await page
    .getByRole('link', { name: /Penalty list/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Remove CRSX' }).click();
  await expect(page.getByText('Sent for approval', { exact: true })).toBeVisible();
  await expect(venueRow(page, 'CRSX')).toContainText('Toxic fills');
  await approved(world);
  await expect(venueRow(page, 'CRSX')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'History' })).toContainText('CRSX taken off the penalty list');
});

test('[HA12] a destination is disabled after it was shown what that affects; a viewer only reads', async ({
  page,
  world,
  browser,
}) => {
  const desk = await OrderDesk.open(world);
  await desk.newOrder({ strat: 'pov', order_type: 'MARKET', order_qty: 40_000, strategy_parameters: '{"dark":false}' });
  await page.goto('/configuration/destinations');
  const row = page.getByRole('row', { name: /^ALGO-DMA-1/ });
  await expect(row).toContainText('Connected');
  await row.getByRole('switch', { name: 'ALGO-DMA-1 enabled' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disable ALGO-DMA-1?' });
  await expect(dialog).toContainText(/\d+ open child orders? of \d+ parent orders? · \$/, { timeout: 20_000 });
  await expectAccessible(page, 'the question before a switch', { within: '[role="dialog"]' });
  await dialog.getByLabel('Cancel and reroute them').check();
  await expect(dialog.getByRole('button', { name: 'Disable ALGO-DMA-1' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('Slow today');
  await dialog.getByRole('button', { name: 'Disable ALGO-DMA-1' }).click();
  await expect(row).toContainText('Disabled');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Slow today');

  const context = await browser.newContext({
    baseURL: world.url,
    storageState: await storedSession(world, browser, 'viewer'),
  });
  const viewer = await context.newPage();
  await viewer.goto('/configuration/destinations');
  await expect(viewer.getByRole('row', { name: /^ALGO-DMA-1/ })).toContainText('Disabled');
  await expect(viewer.getByRole('switch', { name: 'ALGO-DMA-1 enabled' })).toBeDisabled();
  await expect(viewer.getByRole('button', { name: 'Add broker' })).toHaveCount(0);
  await viewer.goto('/configuration/venues');
  await expect(viewer.getByRole('button', { name: 'Move XNAS' })).toHaveCount(0);
  await context.close();

  await row.getByRole('switch', { name: 'ALGO-DMA-1 enabled' }).click();
  await page.getByRole('button', { name: 'Enable ALGO-DMA-1' }).click();
  await approved(world);
  await expect(row).toContainText('Connected');
});
