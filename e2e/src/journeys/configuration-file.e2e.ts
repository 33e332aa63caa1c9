import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/page-health.ts';
import { expect, test } from './support/journey-test.ts';

test.use({ startAs: 'admin' });

test('[HA14] the configuration is exported, changed in the file, compared, applied, and is in the next export', async ({
  page,
}) => {
  await page.goto('/configuration/file');
  const exported = page.getByRole('region', { name: 'Export' });
  await expect(exported.getByText('Strategy groups')).toBeVisible();
  const download = async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      exported.getByRole('button', { name: 'Download configuration' }).click(),
    ]);
    return readFile(await file.path(), 'utf8');
  };
  const text = await download();
  const file = JSON.parse(text);
  const [penalty] = file.rows.penalty;
  expect(file.format).toBe('meridian-configuration');

  const added = { ...penalty, name: 'XJRN', document: { reason: 'Journey', ends_ms: null, open_orders: 'leave' } };
  // A shared group reaches an account that needs a second person; this one is of an account that does not.
  const group = file.rows.group.find(({ name }: { readonly name: string }) => name === 'Size and spread switch');
  group.document.base = 'close';
  const changed = { ...file, rows: { penalty: [...file.rows.penalty, added], group: file.rows.group } };

  const imported = page.getByRole('region', { name: 'Import' });
  const choose = (name: string, content: string) =>
    imported
      .getByLabel('Choose a configuration file')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await choose('wrong.json', '{"format":"other"}');
  await expect(imported.getByRole('alert')).toContainText('wrong.json is not a configuration file.');
  await choose('same.json', text);
  await expect(imported).toContainText('There is nothing to apply.');
  await choose('desk.json', JSON.stringify(changed));
  await expect(imported).toContainText('Not in the file, so not changed: strategy settings');
  await expect(imported.getByRole('list', { name: 'Changes' })).toContainText('XJRN');
  const difference = imported.getByRole('table', { name: 'Strategy group Size and spread switch' });
  await expect(difference.getByRole('row', { name: /Base strategy/ })).toContainText('close');
  await expectAccessible(page, 'a configuration file with its changes');
  await expect(imported.getByRole('button', { name: 'Apply 2 changes' })).toBeDisabled();
  await imported.getByLabel('Reason').fill('From test to production');
  await imported.getByRole('button', { name: 'Apply 2 changes' }).click();
  await expect(page.getByText('Applied 2 changes from desk.json')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('XJRN put on the penalty list');

  const after = JSON.parse(await download());
  expect(after.rows.penalty.map(({ name }: { readonly name: string }) => name)).toContain('XJRN');

  // Orders would go to the venue again, which needs somebody else; the group goes back by itself.
  await choose('before.json', text);
  await expect(imported).toContainText('needs a second person');
  const { group: groupBefore } = JSON.parse(text).rows;
  await choose('group.json', JSON.stringify({ ...file, rows: { group: groupBefore } }));
  await imported.getByLabel('Reason').fill('Back again');
  await imported.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(page.getByText('Applied 1 change from group.json')).toBeVisible();
});
