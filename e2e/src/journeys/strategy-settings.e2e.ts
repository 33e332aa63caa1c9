import type { Page } from '@playwright/test';
import { OrderDesk } from './support/desk-orders.ts';
import { expect, storedSession, test } from './support/journey-test.ts';

test.use({ startAs: 'trader' });

function file(text: string) {
  return { name: 'desk.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Settings by owner' }).getByRole('button', { name: new RegExp(`^${name}`) });

test('a setting is made, changed, compared and restored, by mouse and by key', async ({ page, world }) => {
  await page.goto('/strategies');
  await expect(page).toHaveURL(/\/strategies\/settings$/);
  await expect(entry(page, 'vwap_patient')).toBeVisible();
  await expect(page.getByText('future_defaults')).toHaveCount(0);

  await page.getByRole('button', { name: 'New settings' }).click();
  await expect(card(page, 'Your changes').getByText('Fix the marked fields')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('vwap_journey');
  const cap = page.getByLabel('Volume cap', { exact: true });
  await cap.fill('12');
  // The box around a field has the focus ring; the field itself has none.
  await expect(cap).toBeFocused();
  await expect(cap).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('New strategy vwap_journey was successfully created.')).toBeVisible();

  await page.getByLabel('Volume cap', { exact: true }).fill('15');
  await expect(page.getByText('was 12%')).toBeVisible();
  await expect(card(page, 'Your changes').getByRole('row', { name: /Volume cap/ })).toContainText('+3 pt');
  await card(page, 'Your changes').getByLabel('Note').fill('Client call');
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('vwap_journey strategy was successfully updated.')).toBeVisible();

  // What is saved is what the next order goes by.
  const desk = await OrderDesk.open(world);
  const id = await desk.newOrder({ strategy_parameters: JSON.stringify({ as: 'vwap_journey' }), strat: 'vwap' });
  expect(id).toBeGreaterThan(0);

  // A setting of today has no past orders, so there is nothing to compare its versions by.
  await expect(page.getByText('No order used it.')).toBeVisible();
  const versions = card(page, 'Versions');
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await expect(versions).toContainText('“Client call”');
  await page.getByRole('heading', { name: 'Strategy settings' }).click();
  await page.keyboard.press('d');
  await expect(page.getByRole('table', { name: 'Compared versions' })).toContainText('12%');
  await expect(versions.getByText('No past order can be estimated under both versions.')).toBeVisible();
  await versions.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(versions.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByLabel('Volume cap', { exact: true })).toHaveValue('12');

  await page.keyboard.press('/');
  await page.keyboard.type('patient');
  await expect(entry(page, 'vwap_journey')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await entry(page, 'vwap_patient').click();
  await expect(page.getByText('read only')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Used by' })).toContainText('VWAP list');
  await page.keyboard.press('ArrowUp');
  await expect(entry(page, 'vwap_desk')).toHaveAttribute('aria-current', 'true');

  await page.getByText('V2', { exact: true }).click();
  await expect(page).toHaveURL(/settings-v2/);
  await page.goto('/strategies');
  await expect(page).toHaveURL(/settings-v2/);
});

test('where two must agree a change waits; a second user approves what the first proposed', async ({
  page,
  browser,
  world,
}) => {
  await page.goto('/strategies/settings-v2');
  await entry(page, 'EU low touch').click();
  await page.getByLabel('Volume cap', { exact: true }).fill('9');
  await page.getByRole('button', { name: 'Propose 1 change' }).click();
  await expect(page.getByText('Sent for approval', { exact: true })).toBeVisible();
  await expect(page.getByText('Abe Approver or Ada Admin may approve it.')).toBeVisible();
  await expect(card(page, 'Proposed change')).toContainText('Awaiting approval by another user.');
  await page.getByLabel('Volume cap', { exact: true }).fill('10');
  await page.getByRole('button', { name: 'Amend proposal' }).click();
  await expect(card(page, 'Proposed change').getByRole('row', { name: /Volume cap/ })).toContainText('10%');

  const context = await browser.newContext({
    baseURL: world.url,
    storageState: await storedSession(world, browser, 'admin'),
  });
  const other = await context.newPage();
  await other.goto('/strategies/settings-v2');
  await other.getByRole('button', { name: 'Awaiting approval 1' }).click();
  await entry(other, 'EU low touch').click();
  await expect(other.getByLabel('Volume cap', { exact: true })).toBeDisabled();
  await expect(other.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await other.getByRole('button', { name: 'Approve 1 change' }).click();
  await expect(other.getByText('Approved the change of EU low touch')).toBeVisible();
  await context.close();
  await page.reload();
  await expect(card(page, 'Versions')).toContainText('approved by admin@meridian.local');
});

test('strategies come from a file, each line looked at first; who may not act only reads', async ({
  page,
  browser,
  world,
}) => {
  await page.goto('/strategies/settings-v2');
  await page.getByRole('button', { name: 'Insert from CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Insert from CSV' });
  const head = 'strategy_name,strategy_destination,owner_account,vc';
  await dialog
    .getByLabel('Choose a CSV file')
    .setInputFiles(file(`${head}\nFrom file,vwap,ALDGATE,8\nWrong,nothing,ALDGATE,\n`));
  await expect(dialog.getByRole('row', { name: /Wrong/ })).toContainText('“nothing” is not there for this owner');
  await expect(dialog.getByRole('button', { name: 'Insert 2 strategies' })).toBeDisabled();
  await dialog.getByLabel('Choose a CSV file').setInputFiles(file(`${head}\nFrom file,vwap,ALDGATE,8\n`));
  await dialog.getByRole('button', { name: 'Insert 1 strategy' }).click();
  await entry(page, 'From file').click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete From file' }).click();
  await expect(entry(page, 'From file')).toHaveCount(0);

  const context = await browser.newContext({
    baseURL: world.url,
    storageState: await storedSession(world, browser, 'viewer'),
  });
  const viewer = await context.newPage();
  await viewer.goto('/strategies/settings-v2');
  await expect(entry(viewer, 'Late close')).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'New settings' })).toHaveCount(0);
  await expect(viewer.getByLabel('Volume cap', { exact: true })).toBeDisabled();
  await context.close();
});

test('edits are not lost without a question, and the second writer sees both versions before choosing', async ({
  page,
  context,
}) => {
  await page.goto('/strategies/settings-v2');
  await page.getByRole('button', { name: 'New settings' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Two writers');
  await entry(page, 'Late close').click();
  const question = page.getByRole('dialog', { name: 'Discard the changes?' });
  await expect(question).toContainText('The changes of Two writers are not saved.');
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Two writers');
  // A search narrows the list and closes nothing.
  await page.getByLabel('Find settings').fill('late');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Two writers');
  await page.getByLabel('Find settings').fill('');
  await page.getByLabel('Volume cap', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Save new settings' }).click();
  await expect(page.getByText('New strategy Two writers was successfully created.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Two writers');
  await expect(question).toHaveCount(0);

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Volume cap', { exact: true }).fill('14');
  await page.getByLabel('Volume cap', { exact: true }).fill('15');
  await other.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(other.getByText('Two writers strategy was successfully updated.')).toBeVisible();
  await other.close();
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  const conflict = page.getByRole('table', { name: 'Conflict' });
  await expect(conflict.getByRole('columnheader')).toHaveText([
    'Parameter',
    'v1 you opened',
    'v2 saved',
    'Yours',
    'Change',
  ]);
  await expect(conflict.getByRole('row', { name: /Volume cap/ })).toContainText(/12%\s*14%\s*15%/);
  await page.getByRole('button', { name: 'Keep mine, over v2' }).click();
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(card(page, 'Versions').getByRole('listitem')).toHaveCount(3);

  // Another screen asks too; whoever discards goes there.
  await page.getByLabel('Volume cap', { exact: true }).fill('16');
  await page.getByText('V1', { exact: true }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/strategies\/settings$/);
});
