import { expect, test } from '../world/fixtures.ts';
import { demoEmail, signIn } from '../world/sign-in.ts';

const BROKERS = 'exec_broker,name\nALGO,Algo Markets Ltd\nNEW,New Broker\n';

function csv(name: string, text: string) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

test('[HA6] an administrator previews a file, fixes what it names, imports it, and a trader cannot', async ({
  page,
  browser,
}) => {
  await signIn(page, demoEmail('admin'));
  await page.goto('/admin/reference?kind=brokers');
  await expect(page.getByRole('cell', { name: 'Algo Markets', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import reference data' });
  const choose = dialog.getByLabel('Choose a CSV file');
  const importNow = dialog.getByRole('button', { name: 'Import', exact: true });
  await choose.setInputFiles(csv('prices.csv', 'symbol,price\nX,1\n'));
  await expect(dialog.getByRole('alert')).toContainText('fits no kind of reference data');
  await choose.setInputFiles(csv('brokers.csv', `${BROKERS}?,\n`));
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Line 4');
  await expect(importNow).toBeDisabled();
  await choose.setInputFiles(csv('brokers.csv', BROKERS));
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByRole('status')).toContainText('1 added, 1 changed, 0 removed');
  await expect(dialog.getByRole('status')).toContainText('Algo Markets → Algo Markets Ltd');
  await importNow.click();
  await expect(page.getByRole('cell', { name: 'New Broker' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Imports' })).toContainText('brokers.csv · admin@meridian.local');

  const trader = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await trader.newPage();
  await signIn(other, demoEmail('trader'));
  await other.goto('/admin/reference');
  await expect(other.getByRole('table')).toHaveCount(0);
  await expect(other.getByText('Reference data needs the Administrator permission')).toBeVisible();
  await trader.close();
});
