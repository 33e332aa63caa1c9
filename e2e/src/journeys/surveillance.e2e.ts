import { demoEmail } from '../world/sign-in.ts';
import { expect, test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';

test.use({ startAs: 'admin', orders: 'past' });

test('[HC1] [HC2] [HC3] a case is opened by key, dismissed with a reason, and its trail says who did it', async ({
  page,
}) => {
  // It waits for two whole reports to be made.
  test.slow();
  await page.goto('/reports/surveillance?sort=symbol');
  await expect(page.getByText('No cases yet')).toBeVisible();
  await expectAccessible(page, 'surveillance without a case');
  const cases = page.getByRole('navigation', { name: 'Cases' }).getByRole('button');
  // The demo world writes its past days after it is ready.
  await expect(async () => {
    const look = page.getByRole('button', { name: 'Look through all past days now' });
    if (await look.isVisible()) await look.click();
    await expect(cases.nth(1)).toBeVisible({ timeout: 60_000 });
  }).toPass({ timeout: 200_000 });
  await expect(cases.first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(cases.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('article')).toContainText('score');
  await page.keyboard.press('k');
  await expect(cases.first()).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: 'Thresholds' })).toContainText(/of \d+ met/);
  await expectAccessible(page, 'a case of surveillance');

  await page.keyboard.press('d');
  const disposition = page.getByRole('region', { name: 'Disposition' });
  await disposition.getByLabel('Reason').click();
  await page.getByRole('option', { name: 'Client instruction' }).click();
  await disposition.getByLabel('Findings').fill('Asked the client, who sent the letter.');
  await disposition.getByRole('button', { name: /^Dismiss / }).click();
  const trail = page.getByRole('region', { name: 'Audit trail' });
  await expect(trail.getByRole('listitem').first()).toContainText('Dismissed the case: Client instruction');
  await expect(trail.getByRole('listitem').first()).toContainText(demoEmail('admin'));
  await expect(cases.first()).toContainText('Dismissed');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^case-\d+-.*\.pdf$/);
  await expect(trail.getByRole('listitem').first()).toContainText('Downloaded the case as PDF');

  await page.goto('/reports/surveillance?state=dismissed');
  await expect(cases).toHaveCount(1);
  await expect(trail).toContainText('Asked the client, who sent the letter.');
});
