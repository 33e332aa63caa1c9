import { demoEmail, demoPassword } from '../world/sign-in.ts';
import { expect, test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';
import { callMain, expectGood, mainToken } from './support/service-calls.ts';

test.use({ startAs: 'admin', orders: 'past' });

/** Runs both kinds of surveillance over all past days. */
async function watch(url: string, token: string): Promise<void> {
  for (const report_type of ['Wash trade', 'Market manipulation']) {
    const draft = { report_name: report_type, report_type, date_range: 'AT' };
    const { run_id: id } = await expectGood(callMain(url, '/tca/run_draft', { token, body: draft }));
    await expect
      .poll(async () => (await callMain(url, `/tca/report_runs/${String(id)}`, { token })).body['state'], {
        timeout: 90_000,
      })
      .toBe('done');
  }
}

test('a case is opened by key, dismissed with a reason, and its trail says who did it', async ({ page, world }) => {
  // It waits for two whole reports to be made.
  test.slow();
  const token = await mainToken(world.url, demoEmail('admin'), demoPassword);
  // The demo world writes its past days after it is ready.
  await expect(async () => {
    await watch(world.url, token);
    const { body } = await callMain(world.url, '/tca/surveillance_counts', { token });
    expect(Number(body['open'])).toBeGreaterThan(1);
  }).toPass({ timeout: 200_000 });

  await page.goto('/reports/surveillance?sort=symbol');
  const cases = page.getByRole('navigation', { name: 'Cases' }).getByRole('button');
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

  await page.goto('/reports/surveillance?state=dismissed');
  await expect(cases).toHaveCount(1);
  await expect(trail).toContainText('Asked the client, who sent the letter.');
});
