import { demoEmail, signIn } from '../world/sign-in.ts';
import { expect } from './support/grid-reading.ts';
import { test } from './support/journey-test.ts';

test.use({ orders: 'some' });

test('a part of the page whose script or style could not be fetched is there once it can be', async ({
  browser,
  world,
}) => {
  const context = await browser.newContext({ baseURL: world.url, viewport: { width: 1600, height: 900 } });
  const page = await context.newPage();
  const [style, script] = ['**/assets/mini-market*.css', '**/assets/mini-market*.js'];
  const failed = (kind: RegExp) => page.waitForEvent('requestfailed', (request) => kind.test(request.url()));
  await page.route(style, (route) => route.abort());
  await page.route(script, (route) => route.abort());
  await Promise.all([failed(/mini-market.*css$/), failed(/mini-market.*js$/), signIn(page, demoEmail('trader'))]);
  // A browser never asks again for a module that it could not fetch.
  await page.unroute(style);
  await failed(/mini-market.*js$/);
  await page.unroute(script);
  await expect(page.getByRole('region', { name: /^Market of / })).toBeVisible();

  await page.route('**/assets/echarts*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Details', exact: true }).first().click();
  await page.getByRole('tab', { name: 'Progress' }).click();
  const trajectory = page.getByRole('region', { name: 'Trajectory' });
  await expect(trajectory.getByText('The chart could not be loaded.')).toBeVisible();
  await page.unroute('**/assets/echarts*.js');
  await expect(trajectory.locator('canvas')).toBeVisible();
  await expect(trajectory.getByText('The chart could not be loaded.')).toHaveCount(0);
  await context.close();
});
